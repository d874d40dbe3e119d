"""What the browser face knows of Guilds of London."""
