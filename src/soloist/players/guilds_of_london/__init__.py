"""What players know of Guilds of London."""
