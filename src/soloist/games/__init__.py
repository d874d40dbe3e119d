"""The four games; each is a package of its own and imports no other game."""
