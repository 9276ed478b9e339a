"""Measures the share of a phone's screen that a panel takes, in states of every game."""
