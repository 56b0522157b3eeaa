"""Laws of sight: the shape of views, glimpses as the table of sight says, words for everything."""

import json
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import courtier
from courtier.core.event import EVERYBODY, SEAT, Event, concerns, is_told
from courtier.core.registry import kind
from courtier.core.schema import VIEW_SCHEMA, json_schema
from courtier.core.shapes import Glimpse, Prompt, View, Zone
from courtier.laws.cases import Case, Luck, Seat
from courtier.laws.of_play import Tried
from courtier.laws.oracle import Step, oracle_of, plain
from courtier.laws.sitting import Sitting, opened, positions

SCHEMA = Draft202012Validator(VIEW_SCHEMA)
PROMPT_SCHEMA = Draft202012Validator(json_schema(Prompt))


def views(case: Case, seed: int, luck: Luck) -> Tried:
    """Every view has the common shape, its choices are the legal codes, and each part can be clicked; it is the same
    whether or not it reuses parts of the gallery's view."""
    sitting, _ = opened(case, seed)
    seen = 0
    for at in positions(sitting, luck, of_hundred=12):
        gallery = at.view(None)
        for seat in case.viewers():
            one_view(at, seat)
            shared = courtier.view(at.game, seat, gallery)
            assert json.dumps(shared) == json.dumps(at.view(seat)), "with the gallery's parts the view is another"
            seen += 1
    return Tried(views=seen)


def one_view(at: Sitting, seat: Seat) -> None:
    view = at.view(seat)
    error = next(SCHEMA.iter_errors(view), None)
    assert error is None, f"not the common shape: {error.json_path}: {error.message}"
    assert json.loads(json.dumps(view)) == view, "a view must be plain data"
    assert (view["game"], view["you"]) == (at.case.name, seat)
    assert [each["seat"] for each in view["seats"]] == list(range(at.case.seats))
    codes = [choice["code"] for choice in view["choices"]]
    assert codes == (list(at.game.legal(seat)) if seat is not None else [])
    ids = [zone["id"] for zone in zones(view)]
    assert len(set(ids)) == len(ids), f"two zones with one id: {ids}"
    for choice in view["choices"]:
        for part in choice["parts"]:
            assert resolves(part, view), f"{part} is nothing in this view"
    parts = [tuple(choice["parts"]) for choice in view["choices"]]
    assert len(set(parts)) == len(parts), "two answers look alike"
    begun = {each[:steps] for each in parts for steps in range(1, len(each))}
    assert not begun.intersection(parts), "one answer is where another begins"
    asked(at, view)


def asked(at: Sitting, view: View) -> None:
    questions = kind(at.case.name).questions
    assert all(each["question"] in questions for each in view["asked"])
    assert {each["seat"] for each in view["asked"]} >= set(at.game.actors())
    assert bool(view["asked"]) == (not at.game.over())
    assert (view["result"] is not None) == at.game.over()
    if view["result"] is not None:
        assert view["result"]["scores"] == at.game.scores()
        assert view["result"]["winners"] == at.game.winners()


def zones(view: View) -> list[Zone]:
    return [*view["common"], *[zone for seat in view["seats"] for zone in seat["zones"]]]


def resolves(part: str, view: View) -> bool:
    """A zone, a card of a zone, a seat, or a deed that no card stands for."""
    if any(zone["id"] == part for zone in zones(view)):
        return True
    start, _, end = part.rpartition(":")
    if start == "seat":
        return end in {str(each["seat"]) for each in view["seats"]}
    if start == "do":
        return bool(end)
    sizes = [len(zone["cards"]) for zone in zones(view) if zone["id"] == start and "cards" in zone]
    return bool(sizes) and end.isdigit() and int(end) < sizes[0]


def glimpses(case: Case, seed: int, luck: Luck) -> Tried:
    """Everybody is told exactly what the table of sight says, the gallery included."""
    sitting, deal = opened(case, seed)
    told = told_rightly(case, deal)
    while not sitting.game.over():
        told += told_rightly(case, sitting.random_step(luck))
    return Tried(glimpses=told)


def told_rightly(case: Case, step: Step) -> int:
    rows = kind(case.name).events
    for event in step.news:
        assert event.row in rows, f"{event.row.name} is not in the table of sight"
    for seat in case.viewers():
        seen = [courtier.glimpse(event, seat) for event in step.news if is_told(event, seat)]
        head = {"game": case.name, "you": seat}
        expected = [{**head, **facts} for facts in oracle_of(case).shows(step, seat)]
        assert seen == expected, f"{seat} is told {seen}, but should be {expected}"
        assert json.loads(json.dumps(seen)) == seen, "a glimpse must be plain data"
    return len(step.news) * (case.seats + 1)


def sees_enough(case: Case, seed: int, luck: Luck) -> Tried:
    """Whenever what a seat may see differs, its view differs: a view leaves nothing out."""
    sitting, _ = opened(case, seed)
    knows, permute = oracle_of(case).knows, oracle_of(case).permute
    compared = 0
    last: dict[Seat, tuple[object, str]] = {}
    for at in positions(sitting, luck, of_hundred=40):
        others = at.copy(permute(at.truth, luck.choice(case.viewers()), luck, None))
        for seat in case.viewers():
            now = knows(at.truth, seat, None), plain(at.view(seat))
            beside = knows(others.truth, seat, None), plain(others.view(seat))
            for known, seen in (beside, last.get(seat, now)):
                assert (known == now[0]) == (seen == now[1]), f"seat {seat}: {known} but {seen}"
                compared += 1
            last[seat] = now
    return Tried(views=compared)


def table_of_sight(case: Case, seed: int, luck: Luck) -> Tried:
    """Every row has a name of its own, named fields, and for a secret a seat that may see it."""
    rows = kind(case.name).events
    assert len({row.name for row in rows}) == len(rows)
    for row in rows:
        names = [field.name for field in (*row.open, *([row.secret] if row.secret else []))]
        assert names, f"{row.name} says nothing"
        assert all(names), f"{row.name} has a field without a name"
        assert len(set(names)) == len(names), f"{row.name} has two fields of one name"
        assert not {"game", "event", "you"} & set(names), f"{row.name} has a reserved field"
        assert len(row.open) <= 4, f"{row.name} has more open fields than an event has values"
        if row.secret is not None and row.audience != EVERYBODY:
            assert row.open[0] == SEAT, f"{row.name}: a secret nobody may see"
            assert 1 <= row.audience <= len(row.open), f"{row.name}: more may see the secret than are named"
    return Tried(rows=len(rows))


def words_for_all(case: Case, seed: int, luck: Luck) -> Tried:
    """Every action has a meaning; every event and question has words in each of the game's languages."""
    game = kind(case.name)
    meanings = [game.meaning(action) for action in range(game.actions)]
    assert all(meanings), "an action without a meaning"
    assert len(set(meanings)) == len(meanings), "two actions with one meaning"
    for language in game.sentence:
        for question in game.questions:
            assert game.explain(question, language), f"{question} is not explained ({language})"
        for row in game.events:
            event = Event(case.name, row, (0,) * len(row.open), [0])
            for seat in (None, 0, 1):
                sentence(case, courtier.glimpse(event, seat), language)
        assert game.glossary[language], f"no glossary ({language})"
    assert len({len(terms) for terms in game.glossary.values()}) == 1, "a term in one language only"
    return Tried(rows=len(meanings))


def sentence(case: Case, glimpse: Glimpse, language: str) -> str:
    """The sentence of a glimpse, without gaps that are not filled."""
    told = courtier.tell(glimpse, language, case.players())
    where = f"{glimpse['event']} ({language}): {told!r}"
    assert told.strip() == told != "", f"no words for {where}"
    assert not set("{}_\n") & set(told), f"unfinished words for {where}"
    assert "None" not in told, f"unfinished words for {where}"
    assert "unknown" not in told, f"unfinished words for {where}"
    return told


def sentences(case: Case, event: Event, language: str) -> int:
    """The sentences for all viewers. Viewers whom the event does not concern get the gallery's sentence."""
    for_all = courtier.glimpse(event, None)
    told = sentence(case, for_all, language)
    for seat in [each for each in range(case.seats) if is_told(event, each)]:
        seen = courtier.glimpse(event, seat)
        own = sentence(case, seen, language)
        if not concerns(event, seat):
            assert seen == {**for_all, "you": seat}, f"{event.row.name} shows {seat} more than the gallery"
            assert own == told, f"{event.row.name} is told {seat} in words of its own: {own!r}, not {told!r}"
    return case.seats + 1


def words_in_play(case: Case, seed: int, luck: Luck) -> Tried:
    """In a game, the story and each open question have words for those who are asked and for those who wait."""
    sitting, step = opened(case, seed)
    languages = list(kind(case.name).sentence)
    said = 0
    while True:
        for event in step.news:
            for language in languages:
                said += sentences(case, event, language)
        if luck.chance(25) or sitting.game.over():
            for seat in case.viewers():
                worded = [prompt(sitting, seat, language) for language in languages]
                alike = any(worded.count(each) > 1 for each in worded)
                assert not alike or not sitting.view(seat)["choices"], "a question is put alike in two languages"
                said += len(worded)
                if waits_alike(sitting, seat):
                    for_all = [prompt(sitting, None, language) for language in languages]
                    assert worded == for_all, f"{seat} waits, but is told {worded}, not {for_all}"
        if sitting.game.over():
            return Tried(sentences=said)
        step = sitting.random_step(luck)


def waits_alike(at: Sitting, seat: Seat) -> bool:
    """True if the prompt of that seat must be the gallery's."""
    return kind(at.case.name).waits_alike and not at.game.over() and seat not in at.game.asking.asked()


def prompt(at: Sitting, seat: Seat, language: str) -> Prompt:
    """The open question in words: for each choice, in its order, what it says and does."""
    view = at.view(seat)
    worded = courtier.prompt(view, language, at.case.players())
    PROMPT_SCHEMA.validate(worded)
    codes = [choice["code"] for choice in view["choices"]]
    assert [choice["code"] for choice in worded["choices"]] == codes, "words for other choices"
    if codes:
        assert worded["question"], "a question without words"
        for choice in worded["choices"]:
            assert choice["label"], f"{choice['code']} has no label"
            assert choice["commit"], f"{choice['code']} has no verb"
        labels: dict[str, list[str]] = {}
        for offered, words in zip(view["choices"], worded["choices"], strict=True):
            meant = [what(part, view) for part in offered["parts"]]
            assert labels.setdefault(words["label"], meant) == meant, f"two are {words['label']!r}"
    assert not set("{}") & set(plain(list(strings(worded)))), f"unfinished words: {worded}"
    return worded


def what(part: str, view: View) -> str:
    """What one clicks; equal cards lying face up in one zone may be called alike."""
    zone_id, _, place = part.rpartition(":")
    for zone in zones(view):
        if zone["id"] == zone_id and place.isdigit():
            card = zone["cards"][int(place)]
            if card != "unknown" and card["face"] == "up":
                return f"{zone_id}: {card['kind']}"
    return part


def strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for each in value.values() for text in strings(each)]
    if isinstance(value, list):
        return [text for each in value for text in strings(each)]
    return [value] if isinstance(value, str) else []
