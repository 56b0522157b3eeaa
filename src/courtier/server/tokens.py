"""Random tokens: cookies, invitations, tickets, codes and seeds of tables. The store gets only their hashes."""

import secrets
from hashlib import sha256
from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH: Final = 8


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def new_secret() -> bytes:
    """32 bytes, from which all random numbers of one table come."""
    return secrets.token_bytes(32)


def new_code() -> str:
    """A table's public address."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(token: str) -> str:
    return sha256(b"courtier:" + token.encode("utf-8", "replace")).hexdigest()


class Tickets:
    """Each is good for one hello, by the visitor who was given it, for a short time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.given: dict[str, tuple[str, float]] = {}

    def give(self, visitor: str, now: float) -> str:
        self.forget(now)
        ticket = new_token()
        self.given[ticket] = (visitor, now + self.seconds)
        return ticket

    def take(self, ticket: str, visitor: str, now: float) -> bool:
        holder, until = self.given.pop(ticket, ("", 0.0))
        return holder == visitor and now < until

    def forget(self, now: float) -> None:
        """Drop old tickets. They are in the order of their making, so the old ones come first."""
        while self.given:
            ticket = next(iter(self.given))
            if self.given[ticket][1] > now:
                return
            del self.given[ticket]
