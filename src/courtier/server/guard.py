"""Checks who sends a request (the cookie) and whether it comes from one of our own pages (the Origin)."""

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Final

from courtier.server.settings import COOKIE_SECONDS, Settings
from courtier.server.tokens import hashed

Headers = Iterable[tuple[bytes, bytes]]

PLAIN_COOKIE: Final = "courtier"
HOST_COOKIE: Final = "__Host-courtier"


class Guard:
    """The origins of our own pages, and the name of the cookie."""

    def __init__(self, settings: Settings) -> None:
        self.origins = frozenset(settings.origins)
        self.secure = settings.secure
        self.cookie = HOST_COOKIE if settings.secure else PLAIN_COOKIE

    def is_ours(self, headers: Headers) -> bool:
        """True if there is one Origin, it is on the list, and `Sec-Fetch-Site`, if present, is `same-origin`."""
        found = values(headers, b"origin")
        site = values(headers, b"sec-fetch-site")
        return len(found) == 1 and found[0] in self.origins and site in ([], ["same-origin"])

    def visitor(self, headers: Headers) -> str | None:
        """The hash of the cookie, if there is one."""
        for value in values(headers, b"cookie"):
            try:
                morsel = SimpleCookie(value).get(self.cookie)
            except CookieError:
                continue
            if morsel is not None and 32 <= len(morsel.value) <= 64:
                return hashed(morsel.value)
        return None

    def set_cookie(self, token: str) -> str:
        secure = "; Secure" if self.secure else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}"


def values(headers: Headers, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in headers if key.lower() == name]
