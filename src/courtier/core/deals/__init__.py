"""Deals: what players promise and give each other. `game.seal`, `game.sealable` and `game.deals` are the way in."""
