"""What `simulate --by deal` counts."""

from courtier.core.deals.deal import KEPT, MOOT
from courtier.core.deals.deal_events import add_deal_rows
from courtier.core.deals.figures import DEAL_FACTS, deal_figure
from courtier.core.event import SEAT, Event, Field, Row, TableOfSight

COUNTED = Row("counted", (SEAT, Field("points")))
OFFERED = Row("deal_offered", (SEAT, Field("to")))
ROWS = add_deal_rows(TableOfSight(), public=True)


def event(row: Row, *values: int, secret: list[int] | None = None) -> Event:
    return Event("toy", row, values, secret or [])


def test_offers_deals_and_verdicts_are_counted_by_seat() -> None:
    story = [
        event(OFFERED, 1, 0),
        event(ROWS.sealed, 1, secret=[0, 1]),
        event(ROWS.told, 0, 1, 1, KEPT),
        event(ROWS.told, 0, 1, 1, MOOT),
        event(COUNTED, 0, 30),
        event(COUNTED, 0, 5),
        event(COUNTED, 1, 20),
    ]
    figure = deal_figure(COUNTED, OFFERED, ROWS)
    assert figure.in_story is not None
    facts = {(fact.row, fact.seat): fact.values[0] for fact in figure.in_story(story)}
    assert len(facts) == 2 * len(DEAL_FACTS)
    assert [facts[name, 0] for name in DEAL_FACTS] == [0, 1, 1, 0, 1, 0]
    assert [facts[name, 1] for name in DEAL_FACTS] == [1, 1, 0, 0, 0, 0]
