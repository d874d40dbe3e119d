"""How hard the levels are, as measured; what pages say about it."""
