"""The two sides of the board: regions, territories, their symbols and neighbours."""

from functools import cache

from .parts import BOX


class Side:
    """A side of the board, as the rules look at it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.neighbours = BOX.side[id].neighbours  # candelabria.ru.txt:529: borders and bridges
        self.territories = list(self.neighbours)
        order = {territory: place for place, territory in enumerate(self.territories)}
        self.in_order = {  # neighbours in the board's order
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
        """Return the territories of a region, or of the whole board if it is 0."""
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
