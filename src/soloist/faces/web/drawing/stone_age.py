"""Stone Age: what its board works out before it draws."""
