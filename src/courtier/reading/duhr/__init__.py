"""The Houses of Dûhr in sentences."""

from courtier.games.duhr.text.bookkeeping import is_bookkeeping
from courtier.reading.duhr import sentences
from courtier.reading.sentences import Sentences

SENTENCES = Sentences(sentences.read, sentences.read_count, is_bookkeeping)
