"""People's preferences, and the results of their games."""
