"""The two sides of the board: their regions and territories, with actions and neighbours."""

from functools import cache

from .parts import BOX


class Side:
    """A side of the board, with everything that the rules ask of it looked up in advance."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.neighbours = BOX.side[id].neighbours  # borders and bridges: candelabria.ru.txt:529
        self.territories = list(self.neighbours)
        order = {territory: place for place, territory in enumerate(self.territories)}
        self.in_order = {  # neighbours, in the order of the board
            territory: sorted(near, key=order.__getitem__)
            for territory, near in self.neighbours.items()
        }
        self.regions = sorted({region_of(territory) for territory in self.territories})
        self.of_region = {
            region: [t for t in self.territories if region_of(t) == region]
            for region in self.regions
        }
        self.of_action = {
            action: [t for t in self.territories if action_of(t) == action] for action in BOX.action
        }

    def within(self, region: int) -> list[str]:
        """Return the territories of a region; 0 means the whole board."""
        return self.of_region[region] if region else self.territories


@cache
def region_of(territory: str) -> int:
    return int(territory[1:].partition("_")[0])


@cache
def action_of(territory: str) -> str:
    return territory.partition("_")[2]


def territory(region: int, action: str) -> str:
    return f"r{region}_{action}"


SIDES = {id: Side(id) for id in BOX.side}
