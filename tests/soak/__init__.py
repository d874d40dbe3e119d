"""The parts of `make soak`: each is given a count, a source of chance and a time by which it ends, and hands back its figures."""
