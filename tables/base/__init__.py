"""Shared by everything in `tables`: plain data, time, people's days."""
