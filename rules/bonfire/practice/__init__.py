"""Habits of a practised player against Tom: `hopes` estimates the worth of a city, `deeds` what
each action adds to it, and `habits` picks the answers."""
