"""The news of tables, told to the people it concerns."""
