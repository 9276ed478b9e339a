"""The client: made of its parts, connected, registered, warmed."""
