"""What can be done in the window, by name and by key."""
