"""The four games; each is a package of its own and knows no other."""
