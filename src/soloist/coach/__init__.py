"""The coach: what to do and why, and afterwards what was luck and what was not; everything is computed here."""
