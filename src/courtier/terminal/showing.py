"""Commands that play nothing: list the games, show rules, verify and replay records."""

import re
import textwrap

import courtier
from courtier import bots
from courtier.core.languages import spoken
from courtier.core.options import Option
from courtier.core.options import say as written
from courtier.core.record import Record
from courtier.core.registry import kind, names, troubles
from courtier.core.replay import opened, replayed, story_of
from courtier.reading.deals import deal_lines
from courtier.reading.reader import Reader, Say
from courtier.reading.sentences import story_lines
from courtier.terminal.phrases import Complaint
from courtier.terminal.screen import MOST_WIDTH, QUESTION, Screen
from courtier.terminal.tables import picture

ITEM = re.compile(r"(?:[-*]|\d+\.) +|")  # how a line of a list begins


def show_games(screen: Screen, lang: str, say: Say) -> None:
    """All games with their options and bots."""
    for name in names():
        game = kind(name)
        low, high = game.seats[0], game.seats[-1]
        screen.line(say("game", name=name, title=game.title, low=low, high=high), QUESTION)
        screen.line("  " + say("bots", levels=", ".join(bots.levels(name))))
        for option in game.options:
            values = f" {say('or')} ".join(option.said())
            facts = {"name": option.name, "values": values, "help": spoken(option.help, lang)}
            screen.line("  " + say("option", default=defaults(option), **facts))
        screen.line("  " + say("how_to_play", name=name))
    for trouble in troubles():
        screen.line(trouble)


def defaults(option: Option) -> str:
    """The default, and those of commands that have another one: `off; play: menu; serve: table`."""
    by_command = {"simulate": option.among_bots, "play": option.at_terminal, "serve": option.at_tables}
    others = {command: value for command, value in by_command.items() if value not in (None, option.default)}
    return "; ".join([written(option.default), *[f"{command}: {written(value)}" for command, value in others.items()]])


# Reading


def folded(text: str, width: int) -> str:
    """Markdown in lines of at most that many columns; tables are not broken. 0: nothing is broken."""
    return "\n".join(fold(line, min(width, MOST_WIDTH)) for line in text.splitlines()) + "\n" if width else text


def fold(line: str, width: int) -> str:
    if line.startswith("|"):
        return line
    begins = ITEM.match(line)
    return textwrap.fill(line, width, subsequent_indent=" " * (begins.end() if begins else 0))


# Checking


def verify(record: Record, screen: Screen, say: Say) -> None:
    """Check a record and print what it proves; `BadRecord` if it is broken."""
    screen.line(say("verified_chain", lines=len(record.lines) + 1))
    if record.seed is None:
        screen.line(say("verified_no_seed"))
        return
    screen.line(say("verified_seed"))
    game = record.replay()
    if record.verifies_from() > 1:
        screen.line(say("verified_from", line=record.verifies_from()))
    deals = sum(1 for line in record.played() if "deal" in line)
    screen.line(say("verified_game", answers=len(record.played()) - deals))
    if deals:
        screen.line(say("verified_deals", deals=deals))
    players = record.header["players"]
    if game.over():
        scores = [f"{name} {points}" for name, points in zip(players, game.scores(), strict=True)]
        screen.line(say("verified_end", scores=", ".join(scores)))
    else:
        screen.line(say("verified_open", turn=game.turn, name=players[game.actor()]))


# Replaying


def replay(record: Record, seat: int | None, step: int | None, reader: Reader, screen: Screen) -> None:
    """Print story and table after a number of answers: as a seat saw them, or with all cards open (`None`)."""
    steps = len(record.played())
    upto = steps if step is None else step
    if not 0 <= upto <= steps:
        raise Complaint("wrong_step", step=upto, steps=steps)
    game, journals = replayed(record, upto)
    key = "replayed_open" if seat is None else "replayed"
    name = "" if seat is None else reader.names[seat]
    title = kind(game.name()).title
    screen.line(reader.say(key, title=title, step=upto, steps=steps, name=name), QUESTION)
    for words in story_lines(story_of(journals[seat]), reader, game.options):
        screen.line(words)
    screen.line()
    view = opened(game, journals) if seat is None else courtier.view(game, seat)
    screen.draw(picture(view, reader, screen))
    if view["deals"]:
        screen.line()
        for line in deal_lines(view, kind(game.name()), reader):
            screen.line(line)
