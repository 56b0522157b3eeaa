"""Fines, Hooks that have landed, and draws to be dealt: each packed into one number."""

from typing import Final

EITHER: Final = 7  # a payee still to be chosen among the traders


def debt(payer: int, amount: int, payee: int) -> int:
    """Who owes how much to whom."""
    return amount << 6 | payee << 3 | payer


def payer_of(owed: int) -> int:
    return owed & 7


def payee_of(owed: int) -> int:
    return owed >> 3 & 7


def amount_of(owed: int) -> int:
    return owed >> 6


def hook(announcer: int, target: int) -> int:
    """Who leads whose vote."""
    return announcer << 3 | target


def announcer_of(landed: int) -> int:
    return landed >> 3


def target_of(landed: int) -> int:
    return landed & 7


def draw_of(seat: int, source: int) -> int:
    """Who draws from which pile."""
    return source << 3 | seat


def drawer_of(due: int) -> int:
    return due & 7


def source_of(due: int) -> int:
    return due >> 3
