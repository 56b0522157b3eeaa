"""What a seat may conclude from its view and its journal (Game of Intrigue)."""
