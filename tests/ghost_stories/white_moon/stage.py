"""Positions of White Moon: as in the base game, but the Kung-Fu School lies south-west, not the
Night Watchman's Beat; the Portal in the centre, four crystals and Su-Ling in the bank. Only those
villagers are in the village who are put there; the top of each stack comes first."""

from typing import Self

from rules.ghost_stories.parts import CORNERS, PLACES
from rules.ghost_stories.state import Moon, State
from tests.ghost_stories.stage import Scene, Stage, side

__all__ = ["MoonStage", "Scene", "moon"]


class MoonStage(Stage):
    mode = "white_moon"
    village = (
        "cemetery", "taoist_altar", "herbalist_shop",
        "sorcerer_hut", "tea_house", "buddhist_temple",
        "kung_fu_school", "circle_of_prayer", "pavilion",
    )  # fmt: skip

    def lay_out(self, s: State) -> None:
        super().lay_out(s)
        s.moon = Moon(portal="c", bank=4, villagers={place: [] for place in PLACES})

    def stack(self, place: str, *villagers: str, known: bool = False) -> Self:
        """Stack villagers from the top one; the others are ``known`` only where that is said."""

        def change(s: State) -> None:
            s.moon.villagers[place] = list(villagers)
            s.moon.known += villagers if known else villagers[:1]

        self.edit(change)
        return self

    def shelter(self, *villagers: str) -> Self:
        self.edit(lambda s: s.moon.shelter.extend(villagers))
        return self

    def graves(self, *villagers: str) -> Self:
        self.edit(lambda s: s.moon.graveyard.extend(villagers))
        self.edit(lambda s: s.moon.known.extend(villagers))
        return self

    def crystals(self, colour: str, number: int, *, new: int = 0) -> Self:
        def change(s: State) -> None:
            s.moon.bank -= number
            s.moon.crystals[side(colour)] = number
            s.moon.new_crystals[side(colour)] = new

        self.edit(change)
        return self

    def receptacles(self, *corners: str) -> Self:
        def change(s: State) -> None:
            s.moon.bank -= len(corners)
            s.moon.receptacles = list(corners)

        self.edit(change)
        return self

    def full(self) -> Self:
        return self.receptacles(*CORNERS)

    def su_ling(self, space: str) -> Self:
        self.edit(lambda s: setattr(s.moon, "su_ling", space))
        return self

    def sad(self) -> Self:
        self.edit(lambda s: setattr(s.moon, "sad", True))
        return self

    def laid(self, *colours: str) -> Self:
        self.edit(lambda s: s.moon.laid.extend(side(colour) for colour in colours))
        return self

    def owns(self, colour: str, *artefacts: str) -> Self:
        self.edit(lambda s: s.moon.artefacts.update(dict.fromkeys(artefacts, side(colour))))
        return self

    def no_tile(self, tile: str, instead: str) -> Self:
        def change(s: State) -> None:
            s.tiles = {place: instead if id == tile else id for place, id in s.tiles.items()}

        self.edit(change)
        return self


def moon(players: int = 4, level: str = "normal", **powers: str) -> MoonStage:
    return MoonStage(players, level, **powers)
