"""The drawing kit. Everything here is plain and thread-safe: draw with `asyncio.to_thread`."""
