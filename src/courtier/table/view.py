"""The view that somebody gets: that of a seat with its own draft applied, or the spectators' view."""

from typing import Any, cast

import courtier
from courtier.core.shapes import View
from courtier.table.running_game import RunningGame


def seen_by(match: RunningGame, seat: int | None, gallery: dict[str, Any] | None = None) -> dict[str, Any]:
    """The view; a draft is shown to its own seat alone. The answer that completes it is not carried out yet.

    `gallery`: its view, if it is known already.
    """
    draft = match.draft
    if draft is None or seat is None or draft.seat != seat:
        return cast("dict[str, Any]", courtier.view(match.game, seat, cast("View | None", gallery)))
    return cast("dict[str, Any]", courtier.view(draft.shown, seat))
