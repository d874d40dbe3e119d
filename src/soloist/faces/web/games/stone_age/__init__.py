"""The browser face of Stone Age."""
