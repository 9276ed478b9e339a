"""The bot on Discord: presses and commands become calls on `tables`, news becomes messages."""

# Settle which games there are before any part of the bot asks: a game whose pictures or face cannot
# be loaded is left out.
from render import painters

from .games import faces

__all__ = ["faces", "painters"]
