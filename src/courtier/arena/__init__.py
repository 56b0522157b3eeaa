"""Many games at once: what ten thousand of them say about cards, options and bots."""
