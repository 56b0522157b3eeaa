"""Players and the ring of Cutthroat Kingdoms in sentences."""

from courtier.games.cutthroat.text.bookkeeping import is_bookkeeping
from courtier.reading.cutthroat import sentences
from courtier.reading.sentences import Sentences

SENTENCES = Sentences(sentences.read, sentences.read_count, is_bookkeeping)
