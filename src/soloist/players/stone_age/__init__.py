"""What players know of Stone Age."""
