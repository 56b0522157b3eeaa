"""Stores what must survive a restart: logs of tables, visitors, invitations. SQLite; nothing here knows a rule."""
