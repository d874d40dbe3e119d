"""The JSON API: the same tables for programs."""
