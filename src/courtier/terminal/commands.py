"""The terminal's commands as functions: play, resume, replay, verify, review, rules, games."""

from pathlib import Path
from typing import Any

from courtier.reading.reader import Reader
from courtier.terminal import files, reviewing, seating, series, showing, terminal_game
from courtier.terminal.phrases import COMMANDS, ENTER, REVIEW, YES, Complaint, speaker
from courtier.terminal.screen import QUESTION, Leave, Screen, open_screen
from courtier.terminal.session import Session
from courtier.terminal.terminal_game import BOTS, TerminalGame


def play(
    game: str,
    lang: str,
    plain: bool,
    *,
    seats: int | None,
    bots: str | None,
    seat: int | None,
    name: str | None,
    seed: int | None,
    campaign: bool,
    options: tuple[str, ...],
    options_file: Path | None,
    cards_file: Path | None,
    record: Path | None,
    force: bool,
) -> None:
    """Play a game or a campaign, then another one as long as the person wants to."""
    read = seating.read_options(seating.game_named(game), options, options_file, cards_file)
    wish = seating.Wish(game, seats, bots, seat, name or speaker(lang)("guest"), seed, read, campaign)
    started = seating.seat_people(wish)
    if record and not force and files.taken(record, started.record):
        raise Complaint("taken", file=record)
    if record:
        files.write_text(record, started.record.text())  # if that fails, better now than after the game
    screen = open_screen(plain)
    while True:
        last = play_through(started, lang, screen, default_save(started), record)
        if last is None or not wants_another(last, lang, screen):
            return
        started = seating.seat_people(wish._replace(seed=None))
        record = record and files.free(record, started.record)


def resume(file: Path, lang: str, plain: bool, bots: str | None = None) -> None:
    """Go on with a saved game; `bots` names the bots of one's own that take part."""
    record = files.read_record(file)
    with files.complaints_about(file):
        series.check(record)
        saved = terminal_game.resume(record, [each.strip() for each in (bots or "").split(",")])
    if saved.over() and (not series.belongs(saved) or series.is_over(saved)):
        raise Complaint("already_over", file=file)
    if saved.over():
        saved = series.next_match(saved)
        file = default_save(saved)
    screen = open_screen(plain)
    if last := play_through(saved, lang, screen, file, None):
        offer_review(last, lang, screen)


def play_through(
    started: TerminalGame, lang: str, screen: Screen, save: Path, record: Path | None
) -> TerminalGame | None:
    """Play a game, or the rest of its campaign. Returns the last game if it was played to its end."""
    file = record
    while play_game(started, lang, screen, save, file):
        if not series.belongs(started):
            return started
        screen.line(series.standings(started, speaker(lang)), QUESTION)
        if series.is_over(started):
            return started
        started = series.next_match(started)
        save = default_save(started)
        file = record and files.free(record, started.record)
        if not go_on(started, lang, screen, save):
            return None
    return None


def go_on(started: TerminalGame, lang: str, screen: Screen, save: Path) -> bool:
    """Ask whether to begin the next game of the campaign. If not, save it at its beginning; returns False then."""
    if not screen.attended:
        return True
    say = speaker(lang)
    screen.line(say("campaign_next"))
    try:
        words = screen.read()
    except Leave:
        words = COMMANDS["quit"][0]
    if words.strip().lower() not in COMMANDS["quit"]:
        return True
    path = files.free(save, started.record)
    files.write_text(path, started.record.text(with_seed=True))
    screen.line(say("saved", file=path))
    screen.line(say("goodbye"))
    return False


def play_game(started: TerminalGame, lang: str, screen: Screen, save: Path, record: Path | None) -> bool:
    """Play one game. Returns True if it was played to its end."""
    reader = Reader(lang, speaker(lang), started.names)
    session = Session(started, reader, screen, save, record)
    try:
        session.play()
    except Leave as leave:
        key = "goodbye" if leave.saved else "goodbye_unsaved"
        screen.line(reader.say("input_ended" if leave.ended else key))
        return False
    return True


def wants_another(ended: TerminalGame, lang: str, screen: Screen) -> bool:
    """Ask whether to play another game. In a pipe nobody is asked, because it would say yes for ever."""
    if not screen.attended:
        return False
    if after_a_game(ended, "again", lang, screen) in (ENTER, *YES):
        return True
    screen.line(speaker(lang)("goodbye"))
    return False


def offer_review(ended: TerminalGame, lang: str, screen: Screen) -> None:
    """Offer a review, but not in a pipe."""
    if screen.attended:
        after_a_game(ended, "look_back", lang, screen)


def after_a_game(ended: TerminalGame, question: str, lang: str, screen: Screen) -> str:
    """What the person answers to the question. If a review is wanted, show it and ask again."""
    say = speaker(lang)
    while True:
        screen.line(say(question))
        try:
            wanted = screen.read().strip().lower()
        except Leave:
            return "no"
        if wanted not in REVIEW:
            return wanted
        reader = Reader(lang, say, ended.names)
        reviewing.show_review(ended.record, ended.you, reviewing.SECONDS, reader, screen)


def default_save(started: TerminalGame) -> Path:
    """A file name that is different for every game."""
    header = started.record.header
    return Path(f"{header['game']}-{header['commitment'][:8]}.courtier")


def show_games(lang: str, plain: bool) -> None:
    showing.show_games(open_screen(plain), lang, speaker(lang))


def rules(game: str, lang: str) -> str:
    """The rules of a game for players, in lines that fit the screen."""
    return showing.folded(seating.game_named(game).told_rules(lang), open_screen(plain=True).width)


def verify(file: Path, lang: str) -> None:
    record = files.read_record(file)
    with files.complaints_about(file):
        showing.verify(record, open_screen(plain=True), speaker(lang))


def replay(file: Path, seat: str | None, all_open: bool, step: int | None, lang: str, plain: bool) -> None:
    record = files.read_record(file)
    players = record.header["players"]
    reader = Reader(lang, speaker(lang), players)
    eyes = None if all_open else seat_of(seat, players)
    with files.complaints_about(file):
        showing.replay(record, eyes, step, reader, open_screen(plain))


def review(file: Path, seat: str | None, seconds: float, lang: str, plain: bool) -> None:
    """Review a finished game for one seat: the person's, if the record says which that is."""
    record = files.read_record(file)
    players = record.header["players"]
    levels: Any = record.header.get(BOTS)
    alone = seat is None and terminal_game.seated(levels, record.header)
    wanted = levels.index(None) if alone else seat_of(seat, players, "review_whose")
    reader = Reader(lang, speaker(lang), players)
    with files.complaints_about(file):
        reviewing.show_review(record, wanted, seconds, reader, open_screen(plain))


def seat_of(words: str | None, players: list[Any], question: str = "whose_eyes") -> int:
    """The seat with that number, from 1, or of the player with that name; without either, ask with `question`."""
    known = [f"{number} ({name})" for number, name in enumerate(players, 1)]
    if words is None:
        raise Complaint(question, known=seating.alternatives(known))
    numbered = {str(number): seat for seat, number in enumerate(range(1, len(players) + 1))}
    named = {str(name).lower(): seat for seat, name in enumerate(players)}
    found = (numbered | named).get(words.lower())
    if found is None:
        raise Complaint("wrong_seat", known=seating.alternatives(known), seat=words)
    return found
