"""The view, which is the same for all players and for spectators.
Hidden are the order of the deck, the removed ghosts, and the incarnations in the box."""

from collections.abc import Callable
from typing import Any

from rules.core import result_seen

from . import powers, variant
from .danger import danger, undrawn
from .exorcism import free_dice
from .parts import GHOSTS, SIDES
from .payment import resistance
from .registry import book
from .state import Board, State, decider

Shuffle = Callable[[list[Any]], None]


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "mode": s.mode,
        "level": s.level,
        "players": s.players,
        "options": dict(s.options),
        "phase": s.phase,
        "stage": s.stage,
        "round": s.round,
        "active": s.active,
        "turn": decider(s) if s.begun and s.living() else None,
        "boards": [board(s, side, other) for side, other in enumerate(s.boards)],
        "tiles": dict(s.tiles),
        "haunted": list(s.haunted),
        "circle": s.circle,
        "ghosts": {space: ghost(s, space) for space in s.ghosts},
        "buddhas": list(s.buddhas),
        "temple": s.temple,
        "supply": dict(s.supply),
        "qi": s.qi_left(),
        "centre_tokens": s.centre_tokens,
        "deck": len(s.deck) if s.begun else 0,
        "incarnations_left": undrawn(s) if s.begun else 0,
        "until_incarnation": until_incarnation(s) if s.begun else None,
        "discard": list(s.discard),
        "beaten": list(s.beaten),
        "arriving": s.arriving,
        "actions": list(s.actions),
        "borrowed": list(s.borrowed),
        "fallen": s.fallen,
        "dice": list(s.dice),
        "free_dice": free_dice(s),
        "tao_blocked": powers.in_play(s, "TAO_OFF") > 0,
        "targets": list(s.targets),
        "slain": list(s.slain),
        "mantra_rests": s.mantra_rests,
        "result": result_seen(s.result),
        "danger": [[message.id, dict(message.args)] for message in danger(s)] if s.begun else [],
        **variant.of(s).seen(s),
    }


def board(s: State, side: int, it: Board) -> dict[str, Any]:
    return {
        "side": SIDES[side],
        "colour": it.colour,
        "power": it.power,
        "power_works": not powers.blocked(s, side) if it.colour else False,
        "seat": it.seat if it.seat >= 0 else None,
        "state": "taoist" if it.lives else "neutral" if it.qi else "possessed",
        "qi": it.qi,
        "tao": dict(it.tao),
        "yin_yang": it.yin_yang,
        "power_tokens": it.power_tokens,
        "buddhas": it.buddhas,
        "new_buddhas": it.new_buddhas,
        "at": it.at,
    }


def ghost(s: State, space: str) -> dict[str, Any]:
    it = s.ghosts[space]
    return {
        "id": it.id,
        "figure": it.figure,
        "mantra": s.mantra == space,
        "need": resistance(s, space),
    }


def until_incarnation(s: State) -> int | None:
    """Return the number of ghosts before the next incarnation in the deck, which everybody can know
    from the set-up."""
    places = (n for n, card in enumerate(s.deck) if GHOSTS[card].incarnation)
    return next(places, None)


def unseen_incarnations(s: State) -> list[str]:
    """Return the incarnations of the box that could as well be in the deck, as far as players
    know."""
    return list(variant.of(s).pool(s)) if s.options["incarnations"] == "drawn" else []


@book.part
def redeal(s: State, seat: int | None, shuffle: Shuffle) -> None:
    """Shuffle the unseen ghosts among themselves and the unseen incarnations among themselves,
    since everybody knows which places of the deck hold incarnations."""
    known = variant.of(s).known_cards(s)
    for incarnation in (False, True):
        places = [
            n
            for n, card in enumerate(s.deck)
            if GHOSTS[card].incarnation == incarnation and card not in known
        ]
        aside = s.removed if not incarnation else unseen_incarnations(s)
        kept = [card for card in s.box if card not in aside]
        cards = [s.deck[n] for n in places] + aside
        shuffle(cards)
        for n, card in zip(places, cards, strict=False):
            s.deck[n] = card
        if incarnation:
            s.box = kept + cards[len(places) :]
        else:
            s.removed = cards[len(places) :]
    variant.of(s).redeal(s, shuffle)
