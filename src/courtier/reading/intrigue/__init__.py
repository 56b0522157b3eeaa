"""The salon of Game of Intrigue in sentences."""

from courtier.games.intrigue.text.bookkeeping import is_bookkeeping
from courtier.reading.intrigue import sentences
from courtier.reading.sentences import Sentences

SENTENCES = Sentences(sentences.read, sentences.read_count, is_bookkeeping)
