"""The pages of the manual that measurements write."""
