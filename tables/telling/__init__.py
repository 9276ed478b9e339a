"""Delivery of news: pages of a thread, letters, watching channels."""
