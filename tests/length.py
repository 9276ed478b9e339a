"""How long the long tests are: as short as meets everything, or much longer.

LONG=1 ./test tests/cogs/test_every_mode.py     # every turn by hand, more presses
"""

import os
from typing import TypeVar

T = TypeVar("T")
LONG = bool(os.environ.get("LONG"))


def length(short: T, long: T) -> T:
    return long if LONG else short
