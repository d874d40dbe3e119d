"""What several pages share: templates, the view of a position, what was told, charts, search."""
