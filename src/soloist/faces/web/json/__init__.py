"""The same tables for programs, as JSON."""
