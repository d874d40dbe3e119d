"""The browser face of Peloponnes."""
