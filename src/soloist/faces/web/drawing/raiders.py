"""Raiders of the North Sea: what its board works out before it draws."""
