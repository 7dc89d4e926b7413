"""Choosing a target and a draft."""
