"""The room of a guided game: it exists in memory only, until the learner leaves."""

from typing import Any

from courtier.server.rooms import Room
from courtier.store.interface import Commit


class LessonRoom(Room):
    """Nothing of it is stored: no lines, no seats, no alarms, no result."""

    def store_lines(self, lines: list[dict[str, Any]], sender: tuple[str, str] | None) -> Commit | None:
        return None

    def set_alarm(self, at: float | None, stored_with_lines: bool) -> None:
        super().set_alarm(at, stored_with_lines=True)

    def unload(self) -> None:
        self.gone = True
