"""Ideas shared by all rooms of the tables: plain data, time, people's days."""
