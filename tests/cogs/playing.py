"""People who play by clicking whatever the bot shows them, in their own language."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random

from cogs.words.texts import Texts, language_of
from rules.core.save import SavedGame, read
from rules.play import random_answer
from sandbox.model import Channel
from sandbox.people import Person, Reply
from sandbox.seen import Button, Seen, Select
from tests.bench import Bench, tries
from tests.cogs.house import all_told, app_of

MOST_CLICKS = 200
CONTROLS = (
    *("confirm", "back", "restart", "page", "otherwise", "topic-open", "propose", "stand"),
    *("why-not", "hint", "lesson-hint", "instead", "pick-instead"),
    "ahead-if",
    *("tryout-board", "tryout-keep", "tryout-drop"),
    *("undo-here", "seat", "board", "log", "more", "stand-apart", "beside"),
)

ASKING = {"answer", "choose", "confirm", "done", "at-once", "pick-at-once", "pick", "skip", "tally"}

# The way somebody takes a turn after a call.
Hand = Callable[[Person, Random], Awaitable[object]]


def words(person: Person) -> Texts:
    return Texts(language_of(person.user.locale))


async def sit_down(
    table: Bench,
    game: str,
    names: Sequence[str],
    *,
    agreed: Mapping[str, str] | None = None,
    calmly: bool = False,
    **options: object,
) -> Channel:
    """Start a table of these people; return its thread. ``calmly``: start only when all news of the
    lobby is told, so that the same messages are there each time."""
    host, *guests = (table[name] for name in names)
    card = await open_table(table, host, game, len(names), **options)
    await agree(host, card, agreed or {})
    for guest in guests:
        await guest.press(button(card, "join"), on=card)
    if calmly:
        await all_told(table)
    return await start(table, host, card)


async def start(table: Bench, host: Person, card: Seen) -> Channel:
    """Let the host begin; return the table's thread."""
    before = set(table.world.channels)
    await host.press(button(card, "start"), on=card)

    def thread() -> Channel | None:
        new = (it for id, it in table.world.channels.items() if id not in before and it.thread)
        return next(new, None)

    return await table.world.until(thread, "a thread")


async def agree(host: Person, card: Seen, settings: Mapping[str, str]) -> None:
    """Set options as the host, from the menus behind Options."""
    if settings:
        panel = (await host.press(button(card, "options"), on=card)).message
        own = {id: value for id, value in settings.items() if id.startswith("option.")}
        if own and "variants" in live(panel):
            panel = await choose_variants(host, panel, own)
            settings = {id: value for id, value in settings.items() if id not in own}
        for setting, value in settings.items():
            panel = (await host.select(menu(panel, setting), value, on=panel)).message


async def choose_variants(host: Person, panel: Seen, own: Mapping[str, str]) -> Seen:
    """Fill in the form with the game's own options; return the panel behind it."""
    opened = await host.press(button(panel, "variants"), on=panel)
    form = opened.interaction.modal
    assert form is not None
    fields = {it["component"]["custom_id"]: it["component"] for it in form["components"]}
    given: dict[str, object] = {id: value for id, value in own.items() if id in fields}
    if ticked := [id for id in own if id not in fields]:
        given["switches"] = ticked
    return (await host.submit(given)).message


async def prefer(person: Person, preference: str, value: str) -> str:
    """Change a person's own setting; return the text of the settings after that."""
    panel = (await person.slash("settings")).message
    return (await person.select(menu(panel, preference), value, on=panel)).text


async def open_table(table: Bench, host: Person, game: str, seats: int, **options: object) -> Seen:
    """Open a table; return its card."""
    reply = await host.slash("game new", game=game, seats=seats, **options)
    number = int(re.findall(r"\d+", reply.text)[0])
    return await card_of(host, number)


def written(person: Person) -> list[Seen]:
    """Return the letters among somebody's messages."""
    return [
        seen
        for seen in person.dms
        if any((one.custom_id or "").startswith("e/tables/") for one in seen.buttons)
    ]


async def card_of(person: Person, number: int) -> Seen:
    return await person.sees(
        lambda seen: (
            any(one.custom_id == f"e/options/{number}" for one in seen.buttons)
            and not seen.ephemeral
        )
    )


def verb_of(buttons: Sequence[Button]) -> str:
    return named(buttons[0]) if buttons else ""


def named(part: Button | Select) -> str:
    return (part.custom_id or "//").split("/")[1]


def live(seen: Seen) -> set[str]:
    """Return the verbs that can be pressed or chosen."""
    can = [one.custom_id for one in seen.buttons if one.custom_id and not one.disabled]
    can += [menu.custom_id for menu in seen.selects if not menu.disabled]
    return {custom_id.split("/")[1] for custom_id in can}


def button(seen: Seen, verb: str) -> str:
    """Return the custom id of the live button that does this."""
    for one in seen.buttons:
        if one.custom_id and not one.disabled and one.custom_id.split("/")[1] == verb:
            return one.custom_id
    raise AssertionError(f"no button {verb!r} in {seen}")


def menu(seen: Seen, about: str) -> str:
    """Return the custom id of the menu whose id ends with `about`."""
    return next(one.custom_id for one in seen.selects if one.custom_id.endswith(f"/{about}"))


def menu_with(seen: Seen, value: str) -> str:
    """Return the custom id of the menu that has an option with this value."""
    (card,) = seen.message.components
    menus = [part["components"][0] for part in card["components"] if part["type"] == 1]
    return next(
        str(menu["custom_id"])
        for menu in menus
        if any(option["value"] == value for option in menu.get("options", ()))
    )


async def page_alone(person: Person, offer: str) -> Seen:
    """Open the page that describes an offer of playing alone."""
    offered = (await person.slash("solo games")).message
    return (await person.select(menu_with(offered, offer), offer, on=offered)).message


async def begin_alone(person: Person, offer: str) -> Reply:
    """Choose a solo game from the list and begin it; return the answer."""
    page = await page_alone(person, offer)
    return await person.press(button(page, "solo-begin"), on=page)


async def play_on(
    table: Bench,
    thread: Channel,
    chance: Random,
    turns: int = 10_000,
    hand: Hand | None = None,
    every: int = 1,
) -> int:
    """Play until the end and until all is told; return the number of turns.

    One turn in ``every`` is taken by hand.
    """
    for number in range(turns):
        person = await called(table, thread)
        if person is None:
            return number
        if number % every:
            await turn_at_once(table, person, number_of(thread), chance)
        else:
            await (hand or take_turn)(person, chance)
    await all_told(table)
    return turns


async def turn_at_once(table: Bench, person: Person, number: int, chance: Random) -> None:
    """Take a turn of random answers without showing anything."""
    play = app_of(table).tables.play
    panel = await play.question(number, person.id)
    while panel.question is not None and not panel.final:
        keys = random_answer(panel.question, chance)
        panel = await play.choose(number, person.id, panel.step, keys)
    await play.confirm(number, person.id, panel.step)


def number_of(thread: Channel) -> int:
    return int(thread.name.rpartition(" ")[2])


async def called(table: Bench, thread: Channel) -> Person | None:
    """Return somebody whom the table waits for, in the place where the call stands; None at the
    end."""
    await all_told(table)
    now = await app_of(table).tables.finding.table(number_of(thread))
    if not now.asked:
        return None
    actor = now.seats[now.asked[0].seat].actor
    person = next(person for person in table.people.values() if person.id == actor)
    letters = person.go_to_dm().channel

    def calls(seen: Seen) -> bool:
        return person.mention in seen.text and "turn" in live(seen)

    for place in (thread, letters):
        if any(calls(seen) for seen in person.messages(place)):
            return person.go(place)
    raise AssertionError(f"nothing calls {person}")


async def exported(person: Person) -> SavedGame:
    """Return the file of the finished game in whose thread this person is."""
    reply = await person.slash("game export")
    (file,) = reply.message.files.values()
    return read(file)


def turn_message(person: Person) -> Seen:
    """Return the newest call that this person looks at, or the page of their solo game."""
    return next(
        seen
        for seen in reversed(person.messages())
        if not seen.ephemeral and ("turn" in live(seen) or is_page(seen))
    )


def is_page(seen: Seen) -> bool:
    """Tell if this is the message of a solo game, which holds its question and needs no panel."""
    return not seen.ephemeral and bool(live(seen) & ASKING)


async def beside(person: Person, panel: Seen) -> Seen:
    """Press **More** on a panel and return the message behind it."""
    return (await person.press(button(panel, "beside"), on=panel)).message


async def take_turn(person: Person, chance: Random) -> Seen:
    """Take a turn by random choices; return what the panel says after Confirm."""
    return await finish_turn(person, await open_panel(person), chance)


async def open_panel(person: Person) -> Seen:
    """Return the private panel of whoever is called, or the page that asks."""
    message = turn_message(person)
    if is_page(message):
        return message
    return (await person.press(button(message, "turn"), on=message)).message


async def finish_turn(person: Person, panel: Seen, chance: Random) -> Seen:
    """Complete and confirm a turn, whatever is drafted already; return what the panel says then."""
    if is_page(panel):
        return await confirm_page(person, panel, chance)
    again = tries(f"to end the turn of {person}", MOST_CLICKS)
    while live(panel) & ASKING:
        next(again)
        panel = await draw_up(person, panel, chance)
        if "confirm" in live(panel):
            panel = (await person.press(button(panel, "confirm"), on=panel)).message
    return panel


async def confirm_page(person: Person, page: Seen, chance: Random) -> Seen:
    """Press Confirm until something counts; return the page with the next question or the end."""
    again = tries(f"to confirm {page}", MOST_CLICKS)
    while "confirm" not in live(page):
        next(again)
        at_once = bool({"at-once", "pick-at-once"} & live(page))
        page = await answer(person, page, chance)
        if (at_once and "back" not in live(page)) or not live(page) & ASKING:
            return page
    return (await person.press(button(page, "confirm"), on=page)).message


async def draw_up(person: Person, panel: Seen, chance: Random) -> Seen:
    """Choose at random until Confirm is offered, or the last answer has counted (a setting)."""
    again = tries(f"to come to Confirm on {panel}", MOST_CLICKS)
    while "confirm" not in live(panel) and live(panel) & ASKING:
        next(again)
        panel = await answer(person, panel, chance)
    return panel


async def answer(person: Person, panel: Seen, chance: Random) -> Seen:
    """Give some answer to the panel's question, with as many presses as it takes."""
    enabled = [one for one in panel.buttons if not one.disabled]
    answers = [one for one in enabled if verb_of([one]) not in CONTROLS]
    menus = [it for it in panel.selects if not it.disabled and named(it) not in CONTROLS]
    for one in enabled:
        if verb_of([one]) == "done":
            return (await person.press(one.label, on=panel)).message
    if menus and chance.randrange(len(menus) + len(answers)) < len(menus):
        menu = chance.choice(menus)
        count = chance.randint(max(1, menu.least), menu.most)
        picked = chance.sample(menu.options, min(count, len(menu.options)))
        return (await person.select(menu.placeholder, *picked, on=panel)).message
    pressed = chance.choice(answers)
    panel = (await person.press(pressed.label, on=panel)).message
    goes_on = verb_of([pressed]) == "tally" and "tally" in live(panel)
    return await answer(person, panel, chance) if goes_on else panel


async def invite(host: Person, guest: Person, card: Seen) -> Reply:
    panel = (await host.press("Options", on=card)).message
    asked = await host.press("Invite", on=panel)
    return await host.select(asked.message.selects[0].custom_id, guest, on=asked.message)


async def play_until_called(table: Bench, thread: Channel, wanted: Person) -> None:
    """Play until this person is called."""
    while (person := await called(table, thread)) is not wanted:
        assert person is not None
        await take_turn(person, Random(1))
