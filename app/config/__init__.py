"""Where Paceline keeps its files, and what a person has set."""
