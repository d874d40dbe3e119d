"""The parts of `make soak`. Each takes a count, a random generator and a deadline, and returns its figures."""
