"""The languages that have every sentence; others fall back to one of them, and may grow."""

LANGUAGES = ("en", "ru")
