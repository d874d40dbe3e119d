"""Guilds of London: what its board works out before it draws."""
