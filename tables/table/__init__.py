"""One table under its lock: what was read of it, what follows from a change, what is written."""
