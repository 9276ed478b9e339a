"""Bonfire: a night at sea around a great fire."""
