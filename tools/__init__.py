"""Programs that make and check the manual."""
