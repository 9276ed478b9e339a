"""The games that can be played alone: each with a mode, seats, and the values of its settings."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules import GAMES
from rules.core import Mode, Setting
from rules.core.modes import OptionValue
from tables import Settings

from ..presses.replies import Outdated
from ..words.texts import Texts


@dataclass(frozen=True)
class Offer:
    """A way to play alone. Of several ``seats`` the person plays all in a team; otherwise automas
    fill the others."""

    game: str
    mode: str
    seats: int

    @property
    def key(self) -> str:
        return f"{self.game}.{self.mode}.{self.seats}"

    @property
    def rules(self) -> Mode:
        return GAMES[self.game].modes[self.mode]

    @property
    def settings(self) -> list[Setting]:
        """Return the settings that the person chooses; the others follow from their earlier
        games."""
        return [setting for setting in self.rules.settings if not setting.record]

    @property
    def followed(self) -> list[Setting]:
        return [setting for setting in self.rules.settings if setting.record]

    def name(self, t: Texts) -> str:
        game, way = t.game(self.game), self.way(t)
        return game if way == game else f"{game}: {way}"

    def way(self, t: Texts) -> str:
        """Return the name of the offer among those of the same game: its mode, or the game if it
        has only one."""
        modes = GAMES[self.game].modes
        return t.mode(self.game, self.mode) if len(modes) > 1 else t.game(self.game)

    def against(self, t: Texts) -> str:
        if self.seats == 1:
            return t("solo-alone")
        if self.rules.team:
            return t("solo-hands", count=self.seats)
        return t("solo-automas", count=self.seats - 1)


def offers() -> Iterator[Offer]:
    """Yield each solo mode, each team mode with each number of seats, and a game's first mode
    against automas if that is neither."""
    for game, book in GAMES.items():
        for mode in book.modes.values():
            if mode.team or 1 in mode.seats:
                own = mode.seats if mode.team else (1,)
                yield from (Offer(game, mode.id, seats) for seats in own)
        first = next(iter(book.modes.values()))
        if 1 not in first.seats and not first.team:
            yield from (Offer(game, first.id, seats) for seats in first.seats)


def offered(key: str) -> Offer:
    found = next((offer for offer in offers() if offer.key == key), None)
    if found is None:
        raise Outdated
    return found


@dataclass(frozen=True)
class Plan:
    """An offer with a value chosen for each of its settings, by their places."""

    offer: Offer
    places: tuple[int, ...]

    @classmethod
    def of(cls, offer: Offer) -> "Plan":
        """Return the offer with the default values of its settings."""
        values = [list(setting.values).index(setting.default) for setting in offer.settings]
        return cls(offer, tuple(values))

    @classmethod
    def read(cls, key: str, chosen: str) -> "Plan":
        """Return the plan that a button's id spells out."""
        offer = offered(key)
        parts = chosen.split(".") if chosen else []
        known = [list(map(str, range(len(setting.values)))) for setting in offer.settings]
        if len(parts) != len(known):
            raise Outdated
        if any(part not in places for part, places in zip(parts, known, strict=True)):
            raise Outdated
        return cls(offer, tuple(map(int, parts)))

    @property
    def written(self) -> str:
        return ".".join(map(str, self.places))

    def changed(self, at: int, place: str) -> "Plan":
        parts = list(map(str, self.places))
        if not 0 <= at < len(parts):
            raise Outdated
        parts[at] = place
        return self.read(self.offer.key, ".".join(parts))

    @property
    def options(self) -> dict[str, OptionValue]:
        chosen = zip(self.offer.settings, self.places, strict=True)
        values = {setting.id: setting.values[place] for setting, place in chosen}
        return {"mode": self.offer.mode, **values}

    def table(self, language: str) -> Settings:
        return Settings(
            game=self.offer.game,
            seats=self.offer.seats,
            options=self.options,
            language=language,
            pace="none",
            visibility="private",
        )
