"""Screenshots of every kind of message that the bot shows, for people to look at."""
