"""The right side: how fast the last answer was, and why."""
