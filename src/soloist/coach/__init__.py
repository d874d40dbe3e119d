"""The coach: hints with their reasons during a game, and a review afterwards that separates luck from decisions."""
