"""The games as environments of TextArena, in which language models read text and answer with a number.

Importing this module registers every game: `textarena.make("Courtier-duhr-v0")`. TextArena is the extra `textarena`.
"""

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

import textarena as ta
from textarena.envs import BOARDGAME_WRAPPERS, DEFAULT_WRAPPERS
from textarena.envs.registration import ENV_REGISTRY, register_with_versions

import courtier
from courtier.core.errors import IllegalAction
from courtier.core.registry import kind, own_names
from courtier.reading.phrases import speaker
from courtier.reading.reader import Reader
from courtier.reading.sentences import story_lines

NUMBER: Final = re.compile(r"\[\s*(\d+)\s*\]")
WELCOME: Final = {
    "en": "You are Player {seat} in a game of {title} with {seats} players.\n\n{rules}\n"
    "You answer every question with the number of an answer in square brackets, for example [1].",
    "de": "Du bist Player {seat} in einer Partie {title} zu {seats} Personen.\n\n{rules}\n"
    "Du beantwortest jede Frage mit der Nummer einer Antwort in eckigen Klammern, zum Beispiel [1].",
}
EXPECTED: Final = {
    "en": "Expected the number of an answer in brackets, from [1] to [{most}]; got “{action}”.",
    "de": "Erwartet wird die Nummer einer Antwort in Klammern, von [1] bis [{most}]; es kam „{action}“.",
}
ELIMINATED: Final = {
    "en": "Player {seat} answered wrongly too often and is out. From now on the harmless answer is given there.",
    "de": "Player {seat} hat zu oft falsch geantwortet und ist ausgeschieden. Dort wird nun harmlos geantwortet.",
}


class CourtierEnv(ta.Env):
    """A game of Courtier. The seed of `reset` deals the same cards as `courtier.new` with that seed.

    Each player reads the rules, then what happens as its seat sees it, and when it is asked the table with numbered
    answers. What a player writes is shown to nobody else, because answers may be secret.

    A wrong answer is handled as in TextArena's own games: the player is told why and may try again, `error_allowance`
    times for each question; then it is out. The seat of a player who is out gives the harmless answer
    (`game.default`) to every question and cannot win: the best of the others wins instead. When one player is left,
    that one wins.

    Rewards: 1 for each winner and -1 for the others; 0 for everybody if all win together.

    Args:
        game: one of `courtier.games()`.
        options: options of the game; with `deals=menu` negotiation is part of Dûhr and Cutthroat Kingdoms.
        lang: `en` or `de`.
        rules: put the rules of the game into the first observation.
        error_allowance: how many wrong answers to one question are forgiven.
    """

    def __init__(
        self,
        game: str = "hofverrat",
        options: Mapping[str, Any] | None = None,
        lang: str = "en",
        rules: bool = True,
        error_allowance: int = 1,
    ) -> None:
        self.name = game
        self.options = dict(options or {})
        self.lang = kind(game).language(lang)
        kind(game).check_without_table(kind(game).check_options(self.options))
        self.rules = rules
        self.error_allowance = error_allowance
        self.game: courtier.Game | None = None

    # What TextArena calls

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a new game. Raises `BadSetup` if so many cannot play it."""
        dealt = secrets.randbits(62) if seed is None else seed
        self.game = courtier.new(self.name, num_players, dealt, self.options, recording=True)
        self.names = [f"Player {seat}" for seat in range(num_players)]
        self.state = ta.FFAMultiPlayerState(num_players=num_players, error_allowance=self.error_allowance)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._tell_news()
        self._go_on()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Answer for the player whose turn it is. Raises `IllegalAction` before `reset` and after the end."""
        game = self._running()
        seat = self.state.current_player_id
        self.state.add_observation(
            from_id=seat, to_id=seat, message=action, observation_type=ta.ObservationType.PLAYER_ACTION
        )
        legal = courtier.view(game, seat)["choices"]
        found = NUMBER.search(action)
        if found and 1 <= int(found[1]) <= len(legal):
            self._answer(seat, legal[int(found[1]) - 1]["code"])
            self._go_on()
        else:
            self._refuse(EXPECTED[self.lang].format(most=len(legal), action=action[:200]))
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)

    def get_board_str(self) -> str:
        """What everybody may see, for renderers."""
        if self.game is None:
            return ""
        return courtier.describe(courtier.view(self.game, None), self.lang, self.names)

    # The game

    def _running(self) -> courtier.Game:
        if self.game is None:
            raise IllegalAction("no game has begun: call reset(num_players) first")
        if self.state.done:
            raise IllegalAction("the game is over: call reset(num_players) to begin another one")
        return self.game

    def _answer(self, seat: int, code: int) -> None:
        assert self.game is not None
        self.game.apply(seat, code)
        self._tell_news()

    def _go_on(self) -> None:
        """Answer for those who are out, then ask the next player, or end the game."""
        assert self.game is not None
        while not self.game.over() and not self.state.is_player_alive(self.game.actor()):
            seat = self.game.actor()
            self._answer(seat, self.game.default(seat))
        if self.game.over():
            self._finish(self.game)
        else:
            self.state.manually_set_current_player_id(new_player_id=self.game.actor(), force=True)
            self._show_table(self.game.actor())

    def _refuse(self, reason: str) -> None:
        seat = self.state.current_player_id
        if not self.state.set_invalid_move(reason=reason):
            return
        self.state.add_observation(
            message=ELIMINATED[self.lang].format(seat=seat), observation_type=ta.ObservationType.GAME_MESSAGE
        )
        left = [each for each in range(self.state.num_players) if self.state.is_player_alive(each)]
        if len(left) == 1:
            self._set_outcome(left, f"Only Player {left[0]} is left.")
        else:
            self._go_on()

    def _finish(self, game: courtier.Game) -> None:
        """Those win who win the game; if all of them are out, those of the others who have the highest score."""
        for seat in range(self.state.num_players):
            self._show_table(seat)
        left = [seat for seat in range(self.state.num_players) if self.state.is_player_alive(seat)]
        scores = game.scores()
        best = max(scores[seat] for seat in left)
        winners = [seat for seat in game.winners() if seat in left] or [seat for seat in left if scores[seat] == best]
        words = courtier.prompt(courtier.view(game, None), self.lang, self.names)["waiting"]
        self._set_outcome(winners, words or "")

    def _set_outcome(self, winners: list[int], reason: str) -> None:
        if len(winners) == self.state.num_players:
            self.state.set_draw(reason=reason)
        else:
            self.state.set_winners(player_ids=winners, reason=reason)

    # What players read

    def _prompt(self, player_id: int, game_state: Mapping[str, Any]) -> str:
        game = kind(self.name)
        rules = game.rules_with(self.options, self.lang) if self.rules else game.sentence[self.lang]
        return WELCOME[self.lang].format(seat=player_id, title=game.title, seats=len(self.names), rules=rules.strip())

    def _tell_news(self) -> None:
        """The events of the last answer, as each seat sees them."""
        assert self.game is not None
        reader = Reader(self.lang, speaker(self.lang), self.names)
        for seat in range(self.state.num_players):
            story = [courtier.glimpse(event, seat) for event in self.game.news]
            lines = story_lines(story, reader, self.game.options)
            if lines:
                self.state.add_observation(
                    to_id=seat, message="\n".join(lines), observation_type=ta.ObservationType.GAME_MESSAGE
                )

    def _show_table(self, seat: int) -> None:
        assert self.game is not None
        text = courtier.describe(courtier.view(self.game, seat), self.lang, self.names)
        self.state.add_observation(to_id=seat, message=text, observation_type=ta.ObservationType.GAME_BOARD)


def register() -> None:
    """Make every game known to `textarena.make`, as `Courtier-<game>-v0`, with `-train` and `-raw` as its own are."""
    for name in sorted(own_names()):
        known = f"Courtier-{name}-v0"
        if known not in ENV_REGISTRY:
            register_with_versions(
                id=known,
                entry_point=f"{__name__}:CourtierEnv",
                wrappers={"default": DEFAULT_WRAPPERS, "-train": BOARDGAME_WRAPPERS},
                game=name,
            )


register()
