"""Courtier at the terminal: one person against bots, saves, replays. All of it works from views."""
