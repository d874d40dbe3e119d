"""Peloponnes: what its board works out before it draws."""
