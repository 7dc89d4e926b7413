"""Seeing the drafting: where tokens came from, rounds replayed, answers compared."""
