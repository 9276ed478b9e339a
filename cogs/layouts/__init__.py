"""Layouts: small functions from plain data to a message, with Discord's limits respected."""
