"""The models: those on this machine, those to be had, and what is being downloaded."""
