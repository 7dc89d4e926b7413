"""Markdown that grows: parsed block by block, rendered once per finished block."""
