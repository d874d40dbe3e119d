"""What the browser face knows of Stone Age."""
