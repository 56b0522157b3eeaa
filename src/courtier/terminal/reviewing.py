"""The review of a finished game in lines: what a seat chose, what the strongest bot would have done, what it cost."""

from collections import Counter

from courtier.arena.reviewing import SECONDS, Moment, Review, review
from courtier.core.record import Record
from courtier.reading.reader import Reader
from courtier.terminal.phrases import Complaint
from courtier.terminal.screen import QUESTION, Screen

__all__ = ["SECONDS", "show_review"]

INDENT = "  "


def show_review(record: Record, seat: int, seconds: float, reader: Reader, screen: Screen) -> None:
    """Review the game and print the result; `Complaint` if the game cannot be reviewed."""
    if record.seed is None:
        raise Complaint("review_no_seed")
    if not record.replay().over():
        raise Complaint("review_not_over")
    with screen.thinking(reader.say("review_thinking")):
        found = review(record.text(with_seed=True), seat, reader.names, seconds)[0]
    for words, style in review_lines(found, reader):
        screen.line(words, style)


def review_lines(found: Review, reader: Reader) -> list[tuple[str, str]]:
    """Lines with their style: the summary, then every choice under the heading of its turn."""
    say, lang = reader.say, reader.lang
    if not found.level:
        return [(say("review_none"), "")]
    lines = [
        (say("review_head", name=reader.names[found.seat], level=found.level), QUESTION),
        (summed(found, reader), ""),
    ]
    when = ""
    for moment in found.moments:
        if moment.when[lang] != when:
            when = moment.when[lang]
            lines += [("", ""), (when, QUESTION)]
        lines += [(INDENT + words, "") for words in moment_lines(moment, reader)]
    return lines


def summed(found: Review, reader: Reader) -> str:
    """How many choices were as the bot's, about as good, costly, and left out."""
    many = Counter(moment.judgement for moment in found.moments)
    left = many["failed"] + many["late"]
    facts = {"n": len(found.moments) - left, "same": many["same"], "alike": many["alike"], "costly": many["costly"]}
    parts = [reader.say("review_sum", **facts), *([reader.say("review_left", n=left)] if left else [])]
    return " ".join([*parts, found.scale[reader.lang]]).strip()


def moment_lines(moment: Moment, reader: Reader) -> list[str]:
    """The question with both answers, and what the bot says about them."""
    say, lang = reader.say, reader.lang
    chosen = say("review_chosen", step=moment.step, question=moment.question[lang], yours=moment.yours[lang])
    verdict = say(
        f"review_{moment.judgement}", expects=moment.expects.get(lang, ""), instead=moment.instead.get(lang, "")
    )
    best = moment.best.get(lang, "")
    if moment.judgement == "same" or best in ("", moment.yours[lang]):
        return [chosen, INDENT + verdict]
    return [chosen, f"{INDENT}{say('review_best', best=best)} {verdict}"]
