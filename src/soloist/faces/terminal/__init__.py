"""The terminal: one question at a time, for eyes, pipes and screen readers."""
