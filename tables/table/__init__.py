"""One table under its lock: what was read, what follows from a change, and what is written."""
