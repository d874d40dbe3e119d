"""The browser face of Guilds of London."""
