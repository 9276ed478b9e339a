"""Habits of a practised player: `hopes` estimates the worth of a city, `deeds` what
each action adds to it, and `habits` picks the answers."""
