"""What packaging/dev.py does, one noun a file. Standard library only: no install came before."""
