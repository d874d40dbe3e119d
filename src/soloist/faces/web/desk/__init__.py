"""The tables in memory, how one is opened, and the coach's processes."""
