"""A practised player alone against Tom: what a city may hope for, what each deed adds to that, and
the answers given at once."""
