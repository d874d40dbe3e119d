"""HTTP around the pages: who may ask, how much, and files."""
