"""The client: its parts, its connection, its commands, and warming up."""
