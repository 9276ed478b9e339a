"""Pictures and films, drawn beside the event loop."""
