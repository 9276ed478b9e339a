"""Pictures: from the view of a game to a file with its alt text. Never call this in the event
loop."""
