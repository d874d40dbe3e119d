"""What players know of Raiders."""
