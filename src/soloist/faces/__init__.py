"""The user interfaces."""
