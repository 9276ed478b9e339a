"""The bot on Discord: presses and commands become calls on `tables`, news becomes messages."""

# Which games there are is settled before any part of the bot asks: pictures and faces that cannot
# be loaded leave their games out.
from render import painters

from .games import faces

__all__ = ["faces", "painters"]
