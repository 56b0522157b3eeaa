"""The queen's table of Hof-Verrat in sentences."""

from courtier.games.hofverrat.text.bookkeeping import is_bookkeeping
from courtier.reading.hofverrat import sentences
from courtier.reading.sentences import Sentences

SENTENCES = Sentences(sentences.read, sentences.read_count, is_bookkeeping)
