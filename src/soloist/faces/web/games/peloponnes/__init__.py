"""What the browser face knows of Peloponnes."""
