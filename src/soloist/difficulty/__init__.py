"""The measured difficulty of the levels, and the texts about it on the pages."""
