"""By how much a seat is ahead of the others, from what each of them has."""


def before_best(totals: list[float], seat: int) -> float:
    """How far the seat is ahead of the best of the others."""
    best = -1000.0
    for other in range(len(totals)):
        if other != seat:
            best = max(best, totals[other])
    return totals[seat] - best


def before_second(totals: list[float], seat: int) -> float:
    """How far it is ahead of the second best of the others; of the best where there is one other."""
    others = sorted([totals[other] for other in range(len(totals)) if other != seat], reverse=True)
    return totals[seat] - others[min(1, len(others) - 1)]


def before_mean(totals: list[float], seat: int) -> float:
    """How far it is ahead of the mean of all."""
    total = 0.0
    for each in totals:
        total += each
    return totals[seat] - total / len(totals)
