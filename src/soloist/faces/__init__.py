"""Ways to sit at the table."""
