"""A PostgreSQL server that dies for good, and one that is brought back to a moment before."""
