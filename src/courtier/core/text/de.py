"""German. Articles are the games' own: they know the gender of their nouns."""

AND = "und"
OR = "oder"


def whose(name: str) -> str:
    return f"{name}’" if name[-1:].lower() in {"s", "ß", "x", "z"} else f"{name}s"
