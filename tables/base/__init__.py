"""The ideas that all rooms of the tables share: plain data, time, people's days."""
