"""A PostgreSQL server that dies for good, and one that is restored to an earlier moment."""
