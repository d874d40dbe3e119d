"""What players know of Peloponnes."""
