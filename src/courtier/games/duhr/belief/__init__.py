"""What a seat may conclude from its view and its journal (Dûhr)."""
