"""Keys of common things, made once to save time, and functions that take keys apart."""

from .parts import BOX, MOONS, RESOURCES, SECTORS

MOST_SPOTS = max(len(spots) for board in BOX.boards.values() for spots in board.spots.values())

SEAT = [f"seat:{n}" for n in range(4)]
SECTOR = {sector: f"sector:{sector}" for sector in SECTORS}
SPOTS = {sector: [f"spot:{sector}:{n + 1}" for n in range(MOST_SPOTS)] for sector in SECTORS}
SPOT_OF = {key: (sector, n) for sector in SECTORS for n, key in enumerate(SPOTS[sector])}
RESOURCE = {resource: f"resource:{resource}" for resource in RESOURCES}
SHARD = {moon: f"shard:{moon}" for moon in MOONS}
GOOD = {**RESOURCE, **SHARD, "favour": "favour"}
GOOD_OF = {key: good for good, key in GOOD.items()}
RESOURCE_KEYS = list(RESOURCE.values())
SHARD_KEYS = list(SHARD.values())


def detail(key: str) -> str:
    """Return a key without its kind: ``archer`` for ``hand:archer``."""
    return key.partition(":")[2]


def number(key: str) -> int:
    """Return the number at a key's end: 2 for ``event:2``."""
    return int(key.rpartition(":")[2])
