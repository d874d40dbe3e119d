"""The browser face of Raiders."""
