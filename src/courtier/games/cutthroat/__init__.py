"""Cutthroat Kingdoms, 3 to 6 players: lords and ladies fight for land, marry their heirs, and poison the feast."""

from courtier.core.registration import kind_of_package

GAME = kind_of_package(
    __name__,
    title="Cutthroat Kingdoms",
    seats=(3, 4, 5, 6),  # C-GEN-1
    minutes=120,
    sentence={
        "en": "Lords fight for land and marry their heirs; at the feast somebody serves poison.",
        "de": "Adlige kämpfen um Land und verheiraten ihre Erben; beim Fest serviert jemand Gift.",
    },
)._replace(
    whispers=False,
    # C-DEAL-19, C-TAKEBACK-11, C-WED-1: who says nothing for so long has answered with the default.
    brief_seconds={"takeback": 6, "parley": 120, "wedding_parley": 180},
    bargain_seconds={"rescind": 30},
    standing_orders={"takeback": ("aimed", "everything", "nothing"), "react": ("pass",)},
)
