"""The terminal as a full-screen app."""
