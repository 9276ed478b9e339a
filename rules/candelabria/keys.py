"""Keys of common things, and functions that take keys apart."""

from .state import State

SEATS = [f"seat:{n}" for n in range(6)]


def who(s: State, me: int) -> str:
    """Return the key that events use for a House: its seat, or its own name if nobody plays it."""
    return SEATS[me] if me < s.seats else f"rival:{s.houses[me].id}"


def detail(key: str) -> str:
    """Return a key without its kind: ``ash:explorer`` for ``candle:ash:explorer``."""
    return key.partition(":")[2]


def last(key: str) -> str:
    """Return the last part of a key: ``explorer`` for ``candle:ash:explorer``."""
    return key.rpartition(":")[2]


def number(key: str) -> int:
    return int(last(key))


def place(territory: str) -> str:
    return f"territory:{territory}"


def candle_key(s: State, owner: int, role: str) -> str:
    return f"candle:{s.houses[owner].id}:{role}"


def flame_key(s: State, owner: int, territory: str) -> str:
    return f"flame:{territory}:{s.houses[owner].id}"


def castle_key(s: State, owner: int) -> str:
    return f"castle:{s.houses[owner].id}"


def stack_key(stack: int) -> str:
    return f"stack:{stack + 1}"
