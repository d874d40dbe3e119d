"""HTTP below the pages: access control, limits and static files."""
