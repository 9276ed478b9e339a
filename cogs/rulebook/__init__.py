"""The rules in topics, and where they stand in print."""
