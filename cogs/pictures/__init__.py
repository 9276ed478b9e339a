"""Pictures and films, drawn outside the event loop."""
