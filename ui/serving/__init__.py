"""The loaded pair for other programs on this machine."""
