"""Positions of Ryozen in a few words, and what happens in them.

    scene = stage().put(B, "merchant", "spot:altar:1", cloaked=True).begin(["place", A])
    scene.asks(A, "companion").take("hand:warrior", "spot:altar:2", "revealed")

Whatever is put somewhere is taken from where it lay, so that nothing is created or lost; a scene
checks that, and all that must always hold, after each decision.
"""

from collections.abc import Callable, Sequence
from typing import Any

from rules.core.stage import staged
from rules.ryozen import book
from rules.ryozen.basilisk.parts import LEVELS
from rules.ryozen.state import State, Tile
from tests.rules import scenes

A, B, C, D = range(4)  # the players, in turn order

Edit = Callable[[State], None]


class Scene(scenes.Scene[State]):
    """A game that has come to a question."""

    @property
    def over(self) -> bool:
        return self.game.over

    def mine(self) -> "Scene":
        """Check that the Basilisk's turn is over."""
        assert self.choice.side == "seat:0"
        return self

    def its(self, point: str) -> "Scene":
        """Check that A is asked this for the Basilisk, and may not decline."""
        assert (self.choice.side, self.choice.least) == ("rival:basilisk", 1)
        return self.asks(A, f"its_{point}")

    def goods(self, me: int) -> tuple[int, int, int]:
        held = self.s.players[me].goods
        return held["coin"], held["scroll"], held["lantern"]

    def shards(self, me: int) -> tuple[int, int, int]:
        held = self.s.players[me].goods
        return held["coral"], held["agate"], held["jade"]

    def favour(self, me: int) -> int:
        return self.s.players[me].goods["favour"]

    def tile(self, key: str) -> Tile | None:
        """Return the tile on a spot or at a place of the Palace, or None."""
        if not key.startswith("spot:"):
            return next((tile for tile in self.s.palace if tile.place == key), None)
        _, sector, number = key.split(":")
        return self.s.spots[sector][int(number) - 1]

    def stands(self, key: str) -> tuple[int, str, bool] | None:
        tile = self.tile(key)
        return (tile.owner, tile.kind, tile.cloaked) if tile else None

    def ready(self) -> list[tuple[int, str]]:
        return [(tile.owner, tile.kind) for tile in self.s.ready]


class Stage:
    """A game just set up with A as first player, and the changes to make in it."""

    def __init__(self, seats: int, options: dict[str, str | int | bool]) -> None:
        self.seats = seats
        self.options = options
        self.edits: list[Edit] = []

    def begin(self, *agenda: Sequence[Any], chance: dict[str, list[int]] | None = None) -> Scene:
        def edit(s: State) -> None:
            for change in self.edits:
                change(s)

        game = staged(
            book, self.seats, options=self.options, edit=edit, agenda=agenda, chance=chance
        )
        return Scene(game)

    def edit(self, change: Edit) -> "Stage":
        self.edits.append(change)
        return self

    def goods(self, me: int, coin: int = 0, scroll: int = 0, lantern: int = 0) -> "Stage":
        held = {"coin": coin, "scroll": scroll, "lantern": lantern}
        return self.edit(lambda s: s.players[me].goods.update(held))

    def shards(self, me: int, coral: int = 0, agate: int = 0, jade: int = 0) -> "Stage":
        held = {"coral": coral, "agate": agate, "jade": jade}
        return self.edit(lambda s: s.players[me].goods.update(held))

    def favour(self, me: int, favour: int) -> "Stage":
        return self.edit(lambda s: s.players[me].goods.update(favour=favour))

    def put(self, me: int, kind: str, place: str, *, cloaked: bool = False) -> "Stage":
        """Put a companion at ``place``. If it is not in the hand, take it there first, in place of
        an Apprentice."""

        def change(s: State) -> None:
            hold(s, me, kind)
            s.players[me].hand.remove(kind)
            if place.startswith("spot:"):
                _, sector, number = place.split(":")
                s.spots[sector][int(number) - 1] = Tile(me, kind, cloaked)
            else:
                s.palace.append(Tile(me, kind, place=place))

        return self.edit(change)

    def hold(self, me: int, *kinds: str) -> "Stage":
        """Take these companions into the hand; each one that is not there yet replaces an
        Apprentice."""

        def change(s: State) -> None:
            for kind in kinds:
                hold(s, me, kind)

        return self.edit(change)

    def stack(self, me: int, *kinds: str) -> "Stage":
        """Put these on top of the clan stack."""

        def change(s: State) -> None:
            stack = s.players[me].stack
            for kind in kinds:
                if kind not in stack:
                    s.ready = [t for t in s.ready if (t.owner, t.kind) != (me, kind)]
                else:
                    stack.remove(kind)
            stack[:0] = kinds

        return self.edit(change)

    def no_stack(self, me: int) -> "Stage":
        """Use up the clan stack."""

        def change(s: State) -> None:
            player = s.players[me]
            s.box += [f"{player.clan}:{kind}" for kind in player.stack]
            player.stack.clear()

        return self.edit(change)

    def ready(self, *tiles: tuple[int, str]) -> "Stage":
        """Lay the row of the Clan House."""

        def change(s: State) -> None:
            for tile in s.ready:
                s.players[tile.owner].stack.append(tile.kind)
            for owner, kind in tiles:
                s.players[owner].stack.remove(kind)
            s.ready = [Tile(owner, kind) for owner, kind in tiles]

        return self.edit(change)

    def cards(self, me: int, *cards: str) -> "Stage":
        def change(s: State) -> None:
            for card in cards:
                (s.deck if card in s.deck else s.row).remove(card)
            while len(s.row) < 3:
                s.row.append(s.deck.pop())
            s.players[me].cards += cards

        return self.edit(change)

    def row(self, *cards: str) -> "Stage":
        def change(s: State) -> None:
            s.deck += s.row
            for card in cards:
                s.deck.remove(card)
            s.row = list(cards)

        return self.edit(change)

    def events(self, *events: str) -> "Stage":
        """Lay events face up from left to right; all other areas are empty."""

        def change(s: State) -> None:
            s.event_deck += [event for event in s.events if event]
            for event in events:
                if event:
                    pile = s.event_deck if event in s.event_deck else s.event_discard
                    pile.remove(event)
            s.events = [*events, *[""] * (4 - len(events))]

        return self.edit(change)

    def event_discard(self, *events: str) -> "Stage":
        """Fill the discard of events; the last one is on top."""

        def change(s: State) -> None:
            for event in events:
                if event in s.event_deck:
                    s.event_deck.remove(event)
                else:
                    s.events[s.events.index(event)] = ""
            s.event_discard += events

        return self.edit(change)

    def villages(self, *villages: str, then: Sequence[str] = ()) -> "Stage":
        """Build these after the start village; ``then`` lie on top of the stack."""

        def change(s: State) -> None:
            s.village_deck += s.villages[1:]
            for village in (*villages, *then):
                if village != "altar_tile":
                    s.village_deck.remove(village)
            s.villages = ["start", *villages]
            s.village_deck[:0] = then

        return self.edit(change)

    def explorer(self, me: int, position: int) -> "Stage":
        return self.edit(lambda s: setattr(s.players[me], "explorer", position))

    def heralds(self, *players: int) -> "Stage":
        return self.edit(lambda s: setattr(s, "heralds", list(players)))

    def first(self, me: int) -> "Stage":
        return self.edit(lambda s: setattr(s, "first", me))

    def rotation(self, k: int) -> "Stage":
        return self.edit(lambda s: setattr(s, "rotation", k))

    def top(self, kind: str) -> "Stage":
        """Put this companion on top of the Basilisk's stack."""

        def change(s: State) -> None:
            hold(s, B, kind)
            hand = s.players[B].hand
            hand.remove(kind)
            hand.insert(0, kind)

        return self.edit(change)

    def enemy(self, *deck: str, discard: Sequence[str] = ()) -> "Stage":
        """Lay the top of the enemy deck, and its discard with the top last; the other cards are
        gone."""

        def change(s: State) -> None:
            assert s.enemy
            left = [*s.enemy.deck, *s.enemy.discard, *s.enemy.gone]
            s.enemy.gone = [card for card in left if card not in (*deck, *discard)]
            s.enemy.deck, s.enemy.discard = list(deck), list(discard)

        return self.edit(change)

    def active(self, me: int) -> "Stage":
        return self.edit(lambda s: setattr(s, "active", me))


def hold(s: State, me: int, kind: str) -> None:
    """Take a tile that is not in the hand into it, and put an Apprentice into the box instead."""
    player = s.players[me]
    if kind in player.hand:
        return
    if kind in player.stack:
        player.stack.remove(kind)
    else:
        s.ready.remove(next(t for t in s.ready if (t.owner, t.kind) == (me, kind)))
    player.hand.remove("apprentice")
    player.hand.append(kind)
    s.box.append(f"{player.clan}:apprentice")


def stage(seats: int = 2, *, palace: bool = False, asymmetric: bool = False) -> Stage:
    return Stage(seats, {"palace": palace, "asymmetric_clans": asymmetric})


def alone(level: str = "medium", *, palace: bool = False) -> Stage:
    """Stage A against the Basilisk, who is B.

    Its stack is three Apprentices, the Warrior, the Merchant and the Guard, in this order.
    """
    against = Stage(1, {"mode": "solo", "difficulty": level, "palace": palace})
    return against.edit(plain_stack)


def tale(deck: str, act: int, *flags: str, palace: bool = False) -> Stage:
    """Stage the morning of an act with these flags set; the day begins with A."""

    def morning(s: State) -> None:
        assert s.story
        s.round, s.special = act - 1, []
        s.story.options, s.story.flags, s.story.objectives = [], list(flags), []

    level: dict[str, str | int | bool] = {"difficulty": "medium", "palace": palace}
    against = Stage(1, {"mode": "story", "deck": deck, **level})
    return against.edit(plain_stack).edit(morning).events().first(A)


def plain_stack(s: State) -> None:
    """Restore the stack as it was before the Basilisk's first turn."""
    rival = s.players[B]
    kinds = ["apprentice", "apprentice", "apprentice", "warrior", "merchant", "guard"]
    free = [*rival.hand, *rival.stack]
    on_board = [tile for spots in s.spots.values() for tile in spots if tile]
    free += [tile.kind for tile in (*on_board, *s.palace, *s.ready) if tile.owner == B]
    for spots in s.spots.values():
        spots[:] = [tile if tile and tile.owner == A else None for tile in spots]
    s.palace = [tile for tile in s.palace if tile.owner == A]
    s.ready = [tile for tile in s.ready if tile.owner == A]
    for kind in kinds:
        free.remove(kind)
    rival.hand, rival.stack = kinds, free
    assert s.enemy
    rival.goods = {**dict.fromkeys(rival.goods, 0), **LEVELS[s.enemy.level].basilisk}
    rival.explorer, s.heralds, s.bans, s.effect = 0, [B, A], {}, ""
    s.enemy.card, s.enemy.riding = "gates_1", False
