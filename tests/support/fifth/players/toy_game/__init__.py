"""What players know of the Well."""
