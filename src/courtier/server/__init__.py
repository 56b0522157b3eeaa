"""HTTP and WebSocket around tables: keeps before it tells, and trusts nobody. No rule lives here."""
