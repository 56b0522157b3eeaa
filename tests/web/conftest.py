"""The pages' tests are dealt the same cards every day."""

from tests.dealing import chance, dealt_alike

__all__ = ["chance", "dealt_alike"]
