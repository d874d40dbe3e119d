"""What the browser face knows of Raiders."""
