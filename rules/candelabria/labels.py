"""Labels of options, where the thing's name is not enough: with prices, contents and
consequences."""

from collections.abc import Callable

from rules.core import Choice, Message, Name, Words

from .keys import detail, last, number
from .movement import stands
from .parts import AMOUNTS, BOX, CANDLES, CAPACITY, HOUSES, UPGRADES, Ability
from .registry import book
from .state import State
from .words import row_of

Args = dict[str, str | int]


def ability_text(row: Ability) -> Message:
    """Return a short text about an ability."""
    if row.effect in BOX.symbol:
        args: Args = {"symbol": f"symbol:{row.effect}:{row.amount}"}
        return Message(f"ability-{row.trigger}", args)
    subject = f"action:{row.subject}" if row.subject else ""
    return Message(f"ability-{row.effect}", {"amount": row.amount, "subject": subject})


@book.noun("action")
def action(id: str) -> Words:
    return Name(f"action-{id}")


@book.noun("ability")
def ability(house: str, place: str) -> Words:
    return ability_text(HOUSES[house].ability[int(place)])


@book.noun("upgrade-text")
def upgrade_text(id: str) -> Words:
    return ability_text(UPGRADES[id])


@book.label("candelabria.house")
def house(s: State, choice: Choice, key: str) -> Words:
    if key == "chance":
        return Message("option-chance")
    part = HOUSES[detail(key)]
    args: Args = {"house": key, "region": part.region, "ability": f"ability:{detail(key)}:0"}
    return Message("house-option", args)


@book.label("candelabria.turn")
def turn(s: State, choice: Choice, key: str) -> Words:
    kind, _, card = key.partition(":")
    if kind == "play":
        return Message("play", {"card": f"tactic:{card}"})
    part = CANDLES[card]
    args: Args = {"card": f"card:{card}", "wax": part.wax, "symbols": f"symbols:card:{card}"}
    if kind == "deploy" and part.year > s.year:
        return Message("deploy-early", {**args, "year": f"year:{part.year}"})
    return Message(kind, args)


@book.pointer("candelabria.turn", "candelabria.after")
def card_of_turn(s: State, choice: Choice, key: str) -> str:
    """Return the card in hand that an option uses, to point at it."""
    kind, _, card = key.partition(":")
    return f"tactic:{card}" if kind == "play" else f"card:{card}"


@book.pointer("candelabria.role", "candelabria.item", "candelabria.wither")
def slot(s: State, choice: Choice, key: str) -> str:
    """Return the slot of a role, or of the war board, to point at it."""
    kind, _, id = key.partition(":")
    return key if kind == "role" else f"slot:{id}"


@book.label("candelabria.under", "candelabria.tavern")
def candle_card(s: State, choice: Choice, key: str) -> Words:
    card = detail(key)
    part = CANDLES[card]
    args: Args = {
        "card": key,
        "wax": part.wax,
        "year": f"year:{part.year}",
        "symbols": f"symbols:card:{card}",
    }
    return Message("candle-card", args)


@book.label("candelabria.draw_tactic", "candelabria.barracks")
def on_display(s: State, choice: Choice, key: str) -> Words:
    return book.name(f"tactic:{s.display[number(key) - 1]}")


# Questions that offer only the seat's own figures.
OWN = ("candelabria.kindle", "candelabria.move", "candelabria.portal")


@book.pointer("candelabria.move")
def mover(s: State, choice: Choice, key: str) -> str:
    """Return the figure that moves; for ``burn:role``, the candle whose flame pays for the move."""
    kind, _, role = key.partition(":")
    return f"candle:{s.houses[choice.seat].id}:{role}" if kind == "burn" else key


@book.label(
    "candelabria.kindle",
    "candelabria.extinguish",
    "candelabria.castle",
    "candelabria.push",
    "candelabria.choke",
    "candelabria.abduct",
    "candelabria.ride",
    "candelabria.portal",
    "candelabria.move",
)
def target(s: State, choice: Choice, key: str) -> Words:
    """Name a candle with its flames, or a castle with its territory. Leave out the owner if the
    question offers only the seat's own figures."""
    kind, _, rest = key.partition(":")
    own = choice.point in OWN
    if kind == "burn":
        return Message("burn", {"role": f"role:{rest}"})
    if kind == "castle":
        castle = "own-castle" if own else key
        return Message("castle-at", {"castle": castle, "territory": f"territory:{stands(s, key)}"})
    if kind != "candle":
        return book.name(key)
    house, role = rest.split(":")
    candle = s.houses[s.house(house)].candles[role]
    args: Args = {
        "candle": f"own-candle:{role}" if own else key,
        "territory": f"territory:{candle.territory}",
        "flames": candle.flames,
        "capacity": CAPACITY[role],
    }
    return Message("candle-at", args)


@book.label("candelabria.effect")
def effect(s: State, choice: Choice, key: str) -> Words:
    """Name a symbol, with its source if the options have different sources."""
    _, id, times, source = key.split(":")
    if all(other.endswith(f":{source}") for other in choice.keys):
        return book.name(key)
    return Message(f"symbol-on-{source}", {"symbol": f"symbol:{id}:{times}"})


@book.label("candelabria.destroy_temple")
def top_temple(s: State, choice: Choice, key: str) -> Words:
    return Message("temple-of", {"region": key, "temple": f"temple:{s.top_temple(number(key))}"})


@book.noun("share")
def share(card: str, flames: str) -> Words:
    return Message("share", {"card": f"curse-card:{card}", "number": int(flames)})


@book.label("candelabria.put_out")
def way(s: State, choice: Choice, key: str) -> Words:
    """Label a place for a flame; at a curse card, name the flames that lie there already."""
    if not key.startswith("curse:"):
        return book.name(key)
    curse = s.curses[number(key) - 1]
    there = {house.id: it for house, it in zip(s.houses, curse.influence, strict=True) if it}
    if not there:
        return Message("before-shade", {"card": f"curse-card:{curse.card}"})
    flames = row_of("house-times", [f"{id}:{it}" for id, it in there.items()])
    return Message("before-shade-with", {"card": f"curse-card:{curse.card}", "flames": flames})


# By kind of option: a function that returns the key of the thing that is moved.
LED: dict[str, Callable[[State, str], str]] = {}


def led(kind: str) -> Callable[[Callable[[State, str], str]], Callable[[State, str], str]]:
    """Register a function that returns the key of the thing that ``kind:...:territory`` moves."""

    def register(function: Callable[[State, str], str]) -> Callable[[State, str], str]:
        LED[kind] = function
        return function

    return register


@book.label("candelabria.curse_influence", "candelabria.comfort")
def influence(s: State, choice: Choice, key: str) -> Words:
    thing = LED.get(key.partition(":")[0])
    if thing is None:
        return way(s, choice, key)
    return Message("led", {"figure": thing(s, key), "territory": f"territory:{last(key)}"})


@book.pointer("candelabria.curse_influence", "candelabria.comfort")
def influence_target(s: State, choice: Choice, key: str) -> str:
    return key if key.partition(":")[0] not in LED else f"territory:{last(key)}"


@book.label("candelabria.forge", "candelabria.tempt")
def goods(s: State, choice: Choice, key: str) -> Words:
    free = choice.point == "candelabria.tempt"
    if key.startswith("temple:"):
        price = 0 if free else AMOUNTS.temple_cost
        return Message(
            "for-sale", {"thing": key, "gold": price, "text": f"temple-text:{last(key)}"}
        )
    token = s.stacks[number(key) - 1][0]
    price = 0 if free else UPGRADES[token].year
    text: Args = {"thing": f"upgrade:{token}", "gold": price, "text": f"upgrade-text:{token}"}
    if UPGRADES[token].year > s.year and UPGRADES[token].trigger != "end_game":
        return Message("for-sale-early", {**text, "year": f"year:{UPGRADES[token].year}"})
    return Message("for-sale", text)


@book.noun("temple-text")
def temple_text(colour: str) -> Words:
    return Message(f"temple-text-{colour}")


@book.label("candelabria.echo")
def echo(s: State, choice: Choice, key: str) -> Words:
    card = s.houses[choice.seat].seals[last(key)]
    return Message("echo", {"candle": key, "symbols": f"symbols:card:{card}"})


@book.label("candelabria.neutralise")
def neutralise(s: State, choice: Choice, key: str) -> Words:
    _, own, owner, theirs = key.split(":")
    mine = s.houses[choice.seat].war[int(own) - 1]
    card = s.houses[s.house(owner)].war[int(theirs) - 1]
    args: Args = {
        "own": f"tactic-name:{mine}",
        "house": f"house:{owner}",
        "card": f"tactic-name:{card}",
        "lost": f"symbols:tactic:{card}",
        "given": f"symbols:tactic:{mine}",
    }
    return Message("neutralise", args)


@book.label("candelabria.item")
def item(s: State, choice: Choice, key: str) -> Words:
    slot = number(key) - 1
    house = s.houses[choice.seat]
    if house.war[slot]:
        return book.name(f"tactic:{house.war[slot]}")
    return weak_label(s, choice.seat, slot)


def weak_label(s: State, me: int, slot: int) -> Words:
    """Label a weak action: that of the withering card on the slot, or the printed one."""
    card = s.withering[me][slot] if s.withering else ""
    weak = f"withering:{card}" if card else f"weak:{s.houses[me].id}:{slot}"
    return Message("weak-action", {"weak": weak})
