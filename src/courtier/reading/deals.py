"""The deals that a person may know of, as lines: who dealt with whom, what was promised, and how it stands."""

from courtier.core.registry import Kind
from courtier.reading.reader import Reader, View


def deal_lines(view: View, game: Kind, reader: Reader) -> list[str]:
    """All sealed deals, each with the promises that the viewer may know; one line if there are none."""
    if game.deals is None:
        return [reader.say("deals_unknown", title=game.title)]
    lines: list[str] = []
    for deal in view["deals"]:
        people = f" {reader.say('and')} ".join(reader.name(view, seat) for seat in deal["parties"])
        lines.append(reader.say("deal", number=deal["number"], turn=deal["turn"], people=people))
        lines += [promise_line(view, game, reader, clause) for clause in deal["clauses"]]
    return lines or [reader.say("deals_none")]


def promise_line(view: View, game: Kind, reader: Reader, clause: View) -> str:
    """A promise as a sentence, and its verdict."""
    say = game.clause_text
    lang = game.language(reader.lang)
    text = "" if say is None else say(dict(clause), lang, reader.names, view["you"])
    return reader.say("deal_promise", text=text, verdict=reader.say(f"verdict_{clause['verdict']}"))
