"""The browser: the table on a page, and the same table as JSON."""
