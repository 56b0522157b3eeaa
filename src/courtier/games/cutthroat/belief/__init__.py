"""What a seat may conclude, and worlds that fit."""
