"""The page on which a person sets what Paceline does."""
