"""What must outlive the process: the tables' logs, and who may sit where. SQLite; nothing here knows a rule."""
