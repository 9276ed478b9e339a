"""Tables in borrowed places: group messages of which one member has the bot, and servers without
it. The bot speaks there only by answering."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from sandbox.errors import RefusedError
from sandbox.interactions import TOKEN_LIFE
from sandbox.people import Person, Reply
from sandbox.permissions import EVERYONE, Right
from sandbox.rest import Exchange
from sandbox.seen import Seen
from tables import Status
from tests.bench import Bench, until
from tests.cogs.friends import (
    FRIENDS,
    all_called,
    asked_now,
    begun,
    gathered,
    group,
    public,
    stored,
)
from tests.cogs.house import app_of, at_home
from tests.cogs.playing import button, finish_turn, live, open_table, turn_at_once
from tests.cogs.witness import CODE, LATIN_RUN, MARKUP
from tests.marks import long


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path, FRIENDS) as it:
        yield it


async def take_turn(table: Bench, number: int, person: Person, chance: Random) -> None:
    """Take a turn, from the newest message that offers it to Confirm."""
    call = next(seen for seen in reversed(public(person)) if "turn" in live(seen))
    panel = (await person.press(button(call, "turn"), on=call)).message
    assert panel.ephemeral
    await finish_turn(person, panel, chance)


async def all_told_there(table: Bench) -> None:
    """Wait until nothing is left that could be told in a borrowed place now."""
    borrowed = app_of(table).tables.borrowed

    async def told() -> bool:
        return not any([await borrowed.untold(channel) for channel in table.world.channels])

    await until(told, "the news of borrowed places")


async def look(person: Person) -> Reply:
    """Press a button that everybody there may press."""
    newest = next(seen for seen in reversed(public(person)) if "log" in live(seen))
    return await person.press(button(newest, "log"), on=newest)


async def look_if_any(person: Person) -> None:
    """Press a button, even of a finished table, so that waiting news is told here."""
    newest = next(seen for seen in reversed(public(person)) if "board" in live(seen))
    await person.press(button(newest, "board"), on=newest)


def plain(said: str) -> str:
    """Return the text without quoted code, addresses and Discord's marks."""
    return MARKUP.sub(" ", CODE.sub(" ", said))


def labels(seen: Seen) -> list[str]:
    return [one.label for one in seen.buttons]


async def test_a_card_that_everybody_there_may_press(table: Bench) -> None:
    group(table)
    card, number = await gathered(table, "bonfire", seats=3)
    assert "Install for me" in [one.label for one in card.buttons]
    await table["boris"].press(button(card, "join"), on=card)
    (card,) = public(table["clara"])
    assert "Boris" in card.text or table["boris"].mention in card.text
    now = await stored(table, number)
    assert now.people() == [table["anna"].id, table["boris"].id]
    assert now.guild is None
    assert table.world.channels[now.channel or 0].name == "Friends"


async def test_who_is_elsewhere_does_not_reach_it(table: Bench) -> None:
    group(table)
    _, number = await gathered(table, "bonfire", seats=3)
    dina = table.world.add_user("dina")
    table.world.install(dina)
    stranger = Person(table.world, dina, table.world.add_group("Others", dina), table.quiet)
    said = await stranger.slash("game export", table=number)
    assert "no such table" in said.text


async def test_news_waits_for_the_next_press_by_anybody(table: Bench) -> None:
    """The token runs out in the middle of a turn, the bot restarts, and somebody moves from their
    own messages. Whoever presses next in the group brings all the news, once."""
    group(table)
    number = await begun(table)
    chance = Random(1)
    await take_turn(table, number, await asked_now(table, number), chance)
    await all_told_there(table)
    following = await asked_now(table, number)
    before = len(public(following))
    table.world.clock.advance(TOKEN_LIFE + 1)
    await table.restart()
    await turn_at_once(table, following, number, chance)
    assert len(public(following)) == before, "nobody has pressed"
    quiet = next(it for it in table.people.values() if it is not following)
    for _ in range(2):
        await look(quiet)
        assert len(public(following)) == before + 1
    assert "turn" in live(public(following)[-1])


async def test_news_is_not_spent_where_one_person_would_see_it(table: Bench) -> None:
    """A server without the bot lets its answers be seen, then forbids it, then lets them again."""
    world, anna = table.world, table["anna"]
    far = world.add_guild("Far", anna.user, channels=["den"], with_bot=False)
    den = anna.go("den").channel
    for person in table.people.values():
        world.install(person.user)
        if person is not anna:
            world.add_member(far, person.user)
        person.go(den)
    number = await begun(table)
    await all_told_there(table)
    world.clock.advance(TOKEN_LIFE + 1)
    await table.restart()
    mover = await asked_now(table, number)
    await turn_at_once(table, mover, number, Random(1))
    before = len(public(anna))
    world.set_rights(far.roles[far.id], far, EVERYONE & ~Right.USE_EXTERNAL_APPS)
    await table["clara"].slash("mygames")
    assert len(public(anna)) == before
    world.set_rights(far.roles[far.id], far, EVERYONE)
    await table["clara"].slash("mygames")
    assert len(public(anna)) == before + 1


@pytest.mark.long
async def test_whom_no_message_reaches_is_called_there(table: Bench) -> None:
    group(table)
    number = await begun(table)
    await all_told_there(table)
    boris = table["boris"]
    while await asked_now(table, number) is not boris:
        await take_turn(table, number, await asked_now(table, number), Random(1))
    await all_called(table)
    await look(table["clara"])
    assert not boris.dms
    assert boris.pings
    said = await look(boris)
    assert any("could not" in one.text and "Install for me" in labels(one) for one in said.further)


async def test_nobody_watches_it_from_elsewhere(table: Bench) -> None:
    group(table)
    number = await begun(table)
    said = await table["anna"].slash("spectate table", table=str(number))
    assert "not a member" in said.text


async def test_where_answers_are_private_a_code_takes_the_place_of_the_card(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    far = table.world.add_guild("Far", anna.user, channels=["den"], with_bot=False)
    dina = table.world.add_user("dina")
    table.world.add_member(far, dina)
    table.world.install(dina)
    table.world.set_rights(far.roles[far.id], far, EVERYONE & ~Right.USE_EXTERNAL_APPS)
    host = Person(table.world, dina, anna.go("den").channel, table.quiet)
    said = await host.slash("game new", game="bonfire", seats=3)
    assert not public(anna), "nobody else sees anything"
    (code,) = re.findall(r"[A-Z0-9]{4}-[A-Z0-9]{4}", said.text)
    boris.go_to_dm()
    assert "seat" not in (await boris.slash("join", code="AAAA-AAAA")).text
    await boris.slash("join", code=code)
    (lobby,) = await app_of(table).tables.finding.mine(boris.id, Status.LOBBY)
    assert lobby.people() == [dina.id, boris.id]
    assert lobby.afar == [boris.id]


async def test_a_code_lets_friends_into_somebodys_own_messages(table: Bench) -> None:
    anna, boris = table["anna"].go_to_dm(), table["boris"]
    card = await open_table(table, anna, "bonfire", 3)
    panel = (await anna.press(button(card, "options"), on=card)).message
    asked = (await anna.press(button(panel, "invite"), on=panel)).message
    assert not asked.selects, "nobody is picked there"
    told = (await anna.press(button(asked, "code"), on=asked)).message
    (code,) = re.findall(r"[A-Z0-9]{4}-[A-Z0-9]{4}", told.text)
    await boris.slash("join", code=code)
    (lobby,) = await app_of(table).tables.finding.mine(boris.id, Status.LOBBY)
    assert lobby.people() == [anna.id, boris.id]


async def test_commands_for_servers_are_not_brought_along(table: Bench) -> None:
    group(table)
    for path in ("setup check", "table audit"):
        with pytest.raises(RefusedError):
            await table["anna"].slash(path)


async def test_where_people_may_not_install_it_servers_go_on(
    table: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    """The portal forbids user installs: the commands are registered for servers alone, and the log
    tells the owner where to allow it."""
    table.world.for_people = False
    memory = app_of(table).memory
    assert memory is not None
    (memory / "commands").unlink()
    await table.restart()
    assert (memory / "commands").exists()
    assert "developer portal, Installation" in caplog.text
    assert {tuple(it["integration_types"]) for it in table.world.commands[None]} == {(0,)}
    assert "Emberboard" in (await table["anna"].slash("help")).text


async def test_who_has_left_the_group_plays_on_from_their_own_messages(table: Bench) -> None:
    """Nothing of the game is lost, and the friends hear of the turn at their next press."""
    channel = group(table)
    number = await begun(table)
    chance = Random(1)
    await all_told_there(table)
    leaving = await asked_now(table, number)
    staying = next(it for it in table.people.values() if it is not leaving)
    channel.recipients.remove(leaving.user)
    with pytest.raises(RefusedError):
        await leaving.slash("mygames")
    listed = (await leaving.go_to_dm().slash("mygames")).text
    assert f"table {number}" in listed
    panel = (await leaving.slash("turn", table=number)).message
    await finish_turn(leaving, panel, chance)
    before = len(public(staying))
    await look(staying)
    await all_told_there(table)
    assert len(public(staying)) > before


async def test_whoever_takes_the_bot_away_ends_nobody_s_game(table: Bench) -> None:
    """Messages that it has posted go on working; new commands are offered to nobody there."""
    group(table)
    number = await begun(table)
    await all_told_there(table)
    table.world.uninstall(table["anna"].user)
    with pytest.raises(RefusedError):
        await table["anna"].slash("mygames")
    for _ in range(2):
        person = await asked_now(table, number)
        await take_turn(table, number, person, Random(1))
        await all_told_there(table)
    table.world.clock.advance(TOKEN_LIFE + 1)
    await look(table["clara"])
    panel = (await (await asked_now(table, number)).go_to_dm().slash("turn", table=number)).message
    assert panel.buttons or panel.selects


@pytest.mark.parametrize(("turns", "by_hand"), [(4, 1), long(10_000, 6)])
async def test_a_game_in_a_group_in_which_it_speaks_only_by_answering(
    table: Bench, turns: int, by_hand: int
) -> None:
    """One of three friends has the bot. Until the end of Bonfire, in Russian, the group gets only
    answers, and never more of them than Discord allows."""
    channel = group(table, locale="ru")
    exchanges: list[Exchange] = []
    table.sandbox.rest.judges.append(exchanges.append)
    number = await begun(table)
    chance = Random(3)
    for turn in range(turns):
        now = await stored(table, number)
        if now.status is not Status.RUNNING:
            break
        person = await asked_now(table, number)
        if turn % by_hand:
            await turn_at_once(table, person, number, chance)
        else:
            await look(table["clara"])
            await take_turn(table, number, person, chance)
    await look_if_any(table["boris"])
    to_group = [it for it in exchanges if f"/channels/{channel.id}" in it.request.path]
    assert not to_group
    assert not [it for it in exchanges if it.status >= 400 and "/webhooks/" in it.request.path]
    told = [seen.text for seen in public(table["clara"])]
    assert not any(LATIN_RUN.search(plain(one)) for one in told)
    if turns > 1000:
        assert (await stored(table, number)).status is Status.ENDED
        assert any("rematch" in live(seen) for seen in public(table["clara"]))
        assert any(seen.images for seen in public(table["clara"]))
