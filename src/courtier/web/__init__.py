"""The browser client: static files, served as they lie here."""
