"""Pictures: the view of a game in, a file with its alt text out. Never called in the event loop."""
