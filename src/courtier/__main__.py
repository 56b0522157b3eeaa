"""`python -m courtier` is the command `courtier`."""

from courtier.cli import main

main()
