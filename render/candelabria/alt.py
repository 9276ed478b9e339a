"""Alt texts of the pictures, from the same view: what matters most first.

The map is told region by region. A territory is called by its sign, as in the menus, and a House on
it by its letter.
"""

from collections.abc import Iterable, Iterator, Sequence

from render.candelabria.fights import Fight, Slot
from render.candelabria.figures import LETTERS
from render.candelabria.lookup import quest_told, upgrade_told
from render.candelabria.track import goal_words, season_words, turn_words
from render.candelabria.words import (
    MANOEUVRE,
    called,
    capital,
    house_name,
    mark_of,
    named,
    of_house,
    played,
    said,
    text,
)
from render.kit.alt import alt_text
from render.kit.focus import Option, numbered
from render.kit.look import Look
from rules.candelabria.seen import CurseSeen, HouseSeen, RegionSeen, TerritorySeen, View


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)


def letter(house: str) -> str:
    return LETTERS[mark_of(house)]


# ---- the whole board


def board_alt(view: View, look: Look, player: int | None = None) -> str:
    return alt_text([text(look.language, "game") + ".", *board_sentences(view, look, player)])


def board_sentences(view: View, look: Look, player: int | None) -> Iterator[str]:
    """Yield the sentences about the board, the reader's own goods first."""
    if player is not None and player < len(view["houses"]):
        yield goods_sentence(view["houses"][player], look)
    yield from head_sentences(view, look)
    yield points_sentence(view, look)
    yield from curse_sentences(view, look)
    yield from realm_sentences(view, look)
    yield display_sentence(view, look.language)
    for house in played(view):
        if house["seat"] != player:
            yield goods_sentence(house, look)


def ground_alt(view: View, look: Look, player: int | None = None) -> str:
    """Describe the land with its head; the reader's own things come first."""
    own = view["houses"][player] if player is not None and player < len(view["houses"]) else None
    return alt_text(
        [
            text(look.language, "game") + ".",
            goods_sentence(own, look) if own else "",
            *head_sentences(view, look),
            points_sentence(view, look),
            *realm_sentences(view, look),
        ]
    )


def offers_sentences(view: View, look: Look) -> Iterator[str]:
    """Yield the sentences about everything below the land: curses, tactics, upgrades, temples,
    quests."""
    language = look.language
    yield from curse_sentences(view, look)
    yield display_sentence(view, language)
    tops = [upgrade_told(stack["top"], language).title for stack in view["stacks"] if stack["top"]]
    temples = [
        f"{said(f'temple:{colour}', language)} ×{count}"
        for colour, count in view["temple_supply"].items()
    ]
    yield f"{text(language, 'region-market')}: {listed([*tops, *temples])}."
    quests = [quest_told(quest["id"], language).title for quest in view["quests"]]
    yield f"{text(language, 'region-quests')}: {listed(quests)}." if quests else ""


def head_sentences(view: View, look: Look) -> Iterator[str]:
    yield season_words(view, look.language) + "."
    acting = turn_words(view, look)
    yield f"{acting}." if acting else ""
    yield f"{goal}." if (goal := goal_words(view, look.language)) else ""


def moment(view: View, language: str) -> str:
    return season_words(view, language)


def points_sentence(view: View, look: Look) -> str:
    """Return each House's points in turn order, with the letter that stands for it on the map."""
    order = view["track"] or [house["seat"] for house in played(view)]
    houses = [view["houses"][seat] for seat in order]
    told = [
        f"{called(house, look)} ({letter(house['id'])}) {house['points']}"
        for house in houses
        if house["id"]
    ]
    return text(look.language, "alt-track", list=listed(told)) if told else ""


def curse_sentences(view: View, look: Look) -> Iterator[str]:
    for curse in view["curses"]:
        if curse["card"]:
            yield curse_sentence(view, curse, look)


def curse_sentence(view: View, curse: CurseSeen, look: Look) -> str:
    language = look.language
    flames = listed(f"{letter(house)} {number}" for house, number in curse["influence"].items())
    name = said(f"curse-card:{curse['card']}", language)
    if curse["owner"]:
        owner = of_house(view, curse["owner"], look)
        return text(language, "alt-curse-owned", name=name, house=owner, region=curse["region"])
    if curse["territory"]:
        place = said(f"territory:{curse['territory']}", language)
        return text(language, "alt-curse-at", name=name, place=place)
    return text(language, "alt-curse", name=name, list=flames or "—")


def display_sentence(view: View, language: str) -> str:
    cards = [said(f"tactic-name:{card['id']}", language) for card in view["display"]]
    return text(language, "alt-display", list=listed(cards)) if cards else ""


# ---- the map


def map_alt(view: View, look: Look) -> str:
    return alt_text(
        [*head_sentences(view, look), points_sentence(view, look), *realm_sentences(view, look)]
    )


def realm_sentences(view: View, look: Look) -> Iterator[str]:
    """Yield a sentence for each region with all that stands there, leaving out empty
    territories."""
    for region in view["regions"]:
        yield region_sentence(view, region, look.language)


def region_sentence(view: View, region: RegionSeen, language: str) -> str:
    territories = [one for one in view["territories"] if one["region"] == region["number"]]
    told = [words for one in territories if (words := territory_words(one, language))]
    state = listed(state_words(view, region, language))
    if not told and not state:
        return ""
    return text(
        language, "alt-region", number=region["number"],
        state=f" ({state})" if state else "", list="; ".join(told) or "—",
    )  # fmt: skip


def state_words(view: View, region: RegionSeen, language: str) -> Iterator[str]:
    if region["cursed"]:
        yield text(language, "cursed")
    if region["fought"]:
        yield text(language, "fought")
    yield from (said(f"temple:{colour}", language).lower() for colour in region["temples"])
    for curse in view["curses"]:
        if curse["region"] == region["number"] and curse["owner"]:
            yield text(language, "shade-of", house=letter(curse["owner"]))


def territory_words(territory: TerritorySeen, language: str) -> str:
    """Describe a territory: `Mine A S, castle A, warrior S 3/4`."""
    parts = [" ".join(letter(flame["house"]) for flame in territory["flames"])]
    if territory["castle"]:
        parts.append(text(language, "castle-of", house=letter(territory["castle"])))
    parts += [
        f"{said('role:' + candle['role'], language)} {letter(candle['house'])} "
        f"{candle['flames']}/{candle['capacity']}"
        for candle in territory["candles"]
    ]
    parts += [text(language, "shade") for _ in territory["curses"]]
    here = listed(filter(None, parts))
    return f"{said('action:' + territory['action'], language)} {here}" if here else ""


def one_region_alt(view: View, number: int, look: Look) -> str:
    """Describe a region with all its territories."""
    region = next(one for one in view["regions"] if one["number"] == number)
    lines = [region_sentence(view, region, look.language)]
    return alt_text([*lines, *head_sentences(view, look), points_sentence(view, look)])


# ---- Houses


def goods_sentence(house: HouseSeen, look: Look) -> str:
    language = look.language
    seals = [
        f"{said(f'role:{role}', language)} – {said(f'card:{card}', language)}"
        for role, card in house["seals"].items()
    ]
    upgrades = [said(f"upgrade:{token}", language) for token in house["upgrades"]]
    return text(
        language, "alt-house", name=called(house, look), points=house["points"],
        wax=house["wax"], gold=house["gold"], supply=house["supply"], hand=house["hand_size"],
        tactics=house["tactics_size"], area=len(house["area"]),
        seals=listed(seals) or "—", upgrades=listed(upgrades) or "—",
    )  # fmt: skip


def panel_alt(view: View, house: HouseSeen, look: Look) -> str:
    language = look.language
    hand = [said(f"card:{card}", language) for card in house["hand"]]
    drawn = [said(f"card:{card}", language) for card in house["drawn"]]
    tactics = [said(f"tactic:{card}", language) for card in house["tactics"]]
    told = [goods_sentence(house, look)]
    told += [text(language, "alt-drawn", list=listed(drawn))] if drawn else []
    told += [text(language, "alt-hand", list=listed(hand))] if hand else []
    told += [text(language, "alt-tactics", list=listed(tactics))] if tactics else []
    told += [text(language, "alt-leads", house=house_name(house["id"], language))]
    return alt_text([*told, *war_sentences(house, language)])


def war_sentences(house: HouseSeen, language: str) -> Iterator[str]:
    """Yield both slots of the war board."""
    if not house["weak"]:
        return
    slots = [slot_words(house, n, Slot(card), language) for n, card in enumerate(house["war"])]
    yield text(language, "alt-war", list="; ".join(slots))


def slot_words(house: HouseSeen, number: int, slot: Slot, language: str) -> str:
    if slot.card:
        name = said(f"tactic:{slot.card}", language)
        return text(language, "alt-given-up", card=name) if slot.given_up else name
    if house["withering"] and house["withering"][number]:
        return said(f"withering:{house['withering'][number]}", language)
    return said(f"weak:{house['id']}:{number}", language)


def battle_alt(view: View, fight: Fight, look: Look) -> str:
    language = look.language
    told = [text(language, "battle-for", region=fight.region) + "."]
    for fighter in fight.fighters:
        house, slots = fighter.house, enumerate(fighter.slots)
        cards = "; ".join(slot_words(house, number, slot, language) for number, slot in slots)
        won = f" {text(language, 'alt-won')}" if fighter.won else ""
        told.append(f"{called(house, look)}: {fighter.power}; {cards}.{won}")
    if fight.decided and not any(fighter.won for fighter in fight.fighters):
        told.append(text(language, "battle-nobody") + ".")
    region = next(one for one in view["regions"] if one["number"] == fight.region)
    return alt_text([*told, region_sentence(view, region, look.language)])


# ---- sheets and options


def options_sentence(options: Sequence[Option], language: str) -> str:
    """Return the numbered options in words: each number with the place that it stands on."""

    def tell(place: str) -> str:
        key = place.removesuffix(MANOEUVRE)
        if not named(key):
            return ""
        name = capital(said(key, language))
        return name if key == place else text(language, "alt-manoeuvre", card=name)

    told = numbered(options, tell)
    return text(language, "alt-options", list=told) if told else ""
