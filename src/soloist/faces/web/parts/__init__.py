"""Shared by several pages: templates, the view of a position, the texts of events, charts, search."""
