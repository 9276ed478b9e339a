"""What all rooms of the tables speak of: plain data, time, people's days."""
