"""What the browser face knows of the Well."""
