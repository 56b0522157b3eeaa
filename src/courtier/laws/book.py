"""All laws by name. Each takes a case, a seed and luck, raises what is wrong, and says how much it tried."""

from collections import Counter
from collections.abc import Callable

from courtier.laws import of_copies, of_encodings, of_guesses, of_objects, of_play, of_sight, of_worlds
from courtier.laws.cases import Case, Luck

Law = Callable[[Case, int, Luck], Counter[str]]

LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        of_play.ends,
        of_play.plays_out,
        of_play.refuses,
        of_play.looks_harmless,
        of_play.defaults,
        of_play.bots,
        of_play.questions,
        of_play.windows,
        of_play.chains,
        of_copies.copies,
        of_copies.views_of_copies,
        of_copies.records,
        of_copies.interleaved,
        of_copies.drafts,
        of_objects.objects,
        of_objects.kept_copies,
        of_objects.strangers,
        of_sight.table_of_sight,
        of_sight.views,
        of_sight.glimpses,
        of_sight.sees_enough,
        of_sight.words_for_all,
        of_sight.words_in_play,
        of_encodings.encodings,
        of_encodings.semantic_actions,
        of_worlds.secrets,
        of_worlds.same_steps,
        of_worlds.rare_positions,
        of_guesses.guesses,
        of_guesses.kept_beliefs,
        of_guesses.even_guesses,
        of_guesses.even_worlds,
    )
}
ONCE = {"table_of_sight", "words_for_all", "even_worlds"}  # these use no random numbers: one try is enough
BY_ORACLE = {  # these compare the game with what an oracle says; a game without one cannot be held to them
    "glimpses",
    "sees_enough",
    "secrets",
    "same_steps",
    "rare_positions",
    "even_guesses",
    "even_worlds",
}
