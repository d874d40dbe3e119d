"""Many games at once: simulate, measure, keep, draw."""
