"""What a position is worth: a few numbers that describe it, and a small network that learned from games what they mean."""
