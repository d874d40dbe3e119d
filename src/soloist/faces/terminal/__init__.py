"""The terminal interface: one question at a time, for interactive use, pipes and screen readers."""
