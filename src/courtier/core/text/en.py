"""English."""

AND = "and"
OR = "or"


def whose(name: str) -> str:
    return f"{name}’" if name[-1:].lower() in {"s", "x", "z"} else f"{name}’s"


def the(noun: str) -> str:
    return f"the {noun}"


def a(noun: str) -> str:
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"
