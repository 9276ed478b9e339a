"""The permissions of every kind of person, as SECURITY.md prints them.

Every button, menu, form, command and completion is tried through the real router.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import discord
import pytest
from discord import app_commands

from cogs.app.client import Emberboard, Tree
from cogs.buttons import looking, settling
from cogs.buttons.picks import Picks
from cogs.buttons.verb import VERBS, Verb
from cogs.buttons.who import COMPARERS, EVERYBODY, KEEPERS, LOOKERS, ROWS, Who
from cogs.games.faces import FACES
from cogs.presses.replies import Interaction, Reply, reply_to
from cogs.presses.router import Answer, replying, who_of
from cogs.words.texts import Texts
from sandbox.check_commands import BOOLEAN, CHAT, INTEGER, STRING, USER_OPTION, leaves
from sandbox.errors import RefusedError
from sandbox.model import Json
from sandbox.people import Person
from sandbox.permissions import Right
from sandbox.seen import Seen
from tables import Refused, Settings, Why
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home
from tests.marks import long
from tools import permissions

OPEN, PRIVATE = 1, 2
LET_IN = "come in"
# People of SECURITY.md, by their names in the stand-in.
CAST = {
    "olga": "owner",
    "anna": "host",
    "boris": "seat",
    "clara": "sitter",
    "gleb": "guest",
    "dina": "member",
    "wanda": "watcher",
    "stas": "stranger",
    "fedor": "former member",
    "max": "moderator",
    "kira": "channel keeper",
}
AnyCommand = app_commands.Command[Any, ..., None]
LENT, ELSEWHERE = "emil", "igor"  # the person with the lent seat; the owner of another server
t = Texts("en")
REFUSALS = {
    *map(t.refusal, map(Refused, (Why.NO_TABLE, Why.NOT_SEATED, Why.NOT_HOST, Why.NOT_INVITED,
                                  Why.GHOSTS_WAIT))),
    *map(t, ("not-moderator", "not-keeper", "not-owner", "guess-player")),
}  # fmt: skip


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    """Set up two running tables, an open and a private one, and a person of every kind."""
    async with at_home(tmp_path, (*CAST, LENT, ELSEWHERE)) as it:
        for visibility in ("open", "private"):
            await seated(it, Settings(game="quay", seats=3, visibility=visibility))
        await all_told(it)
        await placed(it)
        yield it
        assert not app_of(it).faults.latest()


async def seated(table: Bench, settings: Settings) -> None:
    tables, anna = app_of(table).tables, table["anna"].id
    place, guild = table.channel.id, table.guild.id
    made = await tables.lobby.create(anna, settings, guild=guild, channel=place)
    for guest in ("gleb", "boris", LENT):
        await tables.lobby.invite(made.id, anna, table[guest].id)
    for guest in ("boris", LENT):
        await tables.lobby.join(made.id, table[guest].id)
    await tables.lobby.start(made.id, anna)
    later = tables.house.time.now() + 9 * 24 * 3600
    await tables.seats.lend(made.id, table[LENT].id, table["clara"].id, later)


async def placed(table: Bench) -> None:
    """Bring everybody to the channel where they press, with their permissions."""
    world, guild = table.world, table.guild
    for name in ("wanda", "fedor"):
        person = table[name].id
        await app_of(table).tables.watching.watch_guild(guild.id, person, "end", person)
    for name, right in (("max", Right.MANAGE_MESSAGES), ("kira", Right.MANAGE_CHANNELS)):
        role = world.add_role(guild, name, right)
        guild.members[table[name].id].roles.append(role.id)
    elsewhere = world.add_guild("Elsewhere", table[ELSEWHERE].user)
    world.add_member(elsewhere, table["stas"].user)
    far = world.add_channel(elsewhere, "far")
    for name in ("stas", "fedor", ELSEWHERE):
        world.remove_member(guild, table[name].user)
    for name in ("stas", ELSEWHERE):
        table[name].go(far)
    for name in ("gleb", "wanda", "fedor"):
        table[name].go_to_dm()
    await table.quiet()


# Presses


class Doors:
    """Handlers that only record who has reached them."""

    def __init__(self, app: Emberboard) -> None:
        self.let_in: list[str] = []
        for name, route in app.router.routes.items():
            handler = self.open_form if route.answer is Answer.FORM else self.answer
            app.router.routes[name] = route._replace(handler=handler)

    async def answer(self, reply: Reply, **args: object) -> None:
        self.let_in.append(LET_IN)
        await reply.say(LET_IN)

    async def open_form(self, interaction: Interaction, **args: object) -> None:
        self.let_in.append(LET_IN)
        await interaction.response.send_message(LET_IN, ephemeral=True)


async def own_button(person: Person) -> Seen:
    """Return a private answer to this person; tests change the id of its first button."""
    return (await person.slash("help")).message


async def is_let_in(doors: Doors, person: Person, seen: Seen, custom_id: str) -> bool:
    """Tell if the press reached its handler; if not, check that a sentence said why."""
    (card,) = seen.message.components
    row = next(part for part in card["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = custom_id
    doors.let_in.clear()
    reply = await person.press(custom_id, on=seen)
    told = [it.text for it in (*reply.further, reply.message)]
    assert doors.let_in or REFUSALS & set(told), (custom_id, person, told)
    return bool(doors.let_in)


def example(verb: Verb[...], table: int, day: int) -> str:
    """Return an id of this verb, about this table and day."""
    known: dict[str, object] = {"table": table, "day": day, "game": "rival", "step": "0.0"}
    empty = {int: 0, bool: False, str: "", Picks: Picks()}

    def of(name: str, kind: Any) -> object:
        if get_origin(kind) is Literal:
            return get_args(kind)[0]
        return known.get(name, empty[kind])

    return verb(**{it.name: of(it.name, it.annotation) for it in verb.parameters})


class Pressers:
    """Picks the people who try a press, a command or a completion (a door).

    Of the doors with the same permissions, everybody tries the first; the others are tried by one
    person who may and one who may not, or by everybody with ``all_doors``.
    """

    def __init__(self, *, all_doors: bool) -> None:
        self._all_doors = all_doors
        self._rows: set[Who] = set()

    def of(self, who: Who) -> list[str]:
        if self._all_doors or who not in self._rows:
            self._rows.add(who)
            return list(CAST)
        by_answer = {permissions.may(who, kind): name for name, kind in CAST.items()}
        return list(by_answer.values())


@pytest.mark.parametrize("all_doors", [False, long(True)])
async def test_every_press_by_every_kind_of_person(table: Bench, all_doors: bool) -> None:
    app, today = app_of(table), app_of(table).tables.challenges.today
    doors, pressers = Doors(app), Pressers(all_doors=all_doors)
    seen = {name: await own_button(table[name]) for name in CAST}
    for verb in VERBS.values():
        for name in pressers.of(verb.who):
            for number in (OPEN, PRIVATE) if verb.who is LOOKERS else (OPEN,):
                expected = permissions.may(verb.who, CAST[name], private=number == PRIVATE)
                custom_id = example(verb, number, today)
                came = await is_let_in(doors, table[name], seen[name], custom_id)
                assert came is expected, (custom_id, CAST[name])


async def test_a_step_of_a_private_copy_is_for_whoever_made_it(table: Bench) -> None:
    """The id names no owner: it is looked up among the copies of the person who presses."""
    doors = Doors(app_of(table))
    seen = await own_button(table["stas"])
    assert await is_let_in(doors, table["stas"], seen, "e/confirm/1/t7.0")


async def test_a_day_that_is_over_is_compared_by_everybody(table: Bench) -> None:
    doors, day = Doors(app_of(table)), app_of(table).tables.challenges.today - 3
    seen = await own_button(table["stas"])
    for verb in (it for it in VERBS.values() if it.who is COMPARERS):
        assert await is_let_in(doors, table["stas"], seen, example(verb, OPEN, day))


async def test_rights_in_one_server_are_none_in_another(table: Bench) -> None:
    doors, igor = Doors(app_of(table)), table[ELSEWHERE]
    seen = await own_button(igor)
    assert await is_let_in(doors, igor, seen, settling.server("pace"))
    assert await is_let_in(doors, igor, seen, settling.acts(0, 0))
    assert not await is_let_in(doors, igor, seen, settling.acts(OPEN, 0))


async def test_a_table_that_there_is_not_is_let_nobody_to(table: Bench) -> None:
    doors = Doors(app_of(table))
    seen = await own_button(table["anna"])
    for number in (0, -1, 99, 2**62):
        assert not await is_let_in(doors, table["anna"], seen, looking.board(number))


async def test_a_watcher_is_asked_at_each_press(table: Bench) -> None:
    doors, wanda = Doors(app_of(table)), table["wanda"]
    seen = await own_button(wanda)
    assert await is_let_in(doors, wanda, seen, looking.board(OPEN))
    table.world.remove_member(table.guild, wanda.user)
    await table.quiet()
    assert not await is_let_in(doors, wanda, seen, looking.board(OPEN))


async def test_who_has_left_the_server_sees_no_more_of_a_running_game(table: Bench) -> None:
    """Old buttons in direct messages stop working for somebody who has left."""
    for name in ("fedor", "stas"):
        seen = await own_button(table[name])
        for look in (looking.board, looking.replay, looking.log, looking.since):
            (card,) = seen.message.components
            row = next(part for part in card["components"] if part["type"] == 1)
            row["components"][0]["custom_id"] = look(OPEN)
            reply = await table[name].press(look(OPEN), on=seen)
            told = " ".join(it.text for it in (*reply.further, reply.message))
            assert t.refusal(Refused(Why.NO_TABLE)) in told


async def test_who_watches_for_another_ends_nothing(table: Bench) -> None:
    """A forged menu entry that names somebody else's subscription changes nothing."""
    watching = app_of(table).tables.watching
    stas, wanda = table["stas"], table["wanda"]
    await watching.watch(OPEN, wanda.id, "end", wanda.id)
    for value in (f"{wanda.id}..{table.guild.id}", f"{wanda.id}.{OPEN}."):
        seen = (await stas.slash("settings")).message
        (card,) = seen.message.components
        menu = next(part for part in card["components"] if part["type"] == 1)["components"][0]
        menu["custom_id"] = settling.unwatch()
        menu["options"] = [{"label": "this", "value": value}]
        await stas.select(settling.unwatch(), value, on=seen)
    assert len(await watching.watched(wanda.id)) == 2


# Commands and completions


def commands_here(table: Bench) -> Iterator[tuple[str, Json]]:
    for command in table.world.commands[None]:
        if command["type"] == CHAT:  # tests/cogs/test_menus.py has the commands in menus
            yield from leaves(command)


def filled(leaf: Json, number: int, somebody: Person) -> dict[str, Any]:
    """Return values for the required options of a command, and for its table."""
    made: dict[str, Any] = {}
    values = {INTEGER: 1, STRING: "1", BOOLEAN: True, USER_OPTION: somebody}
    for option in leaf.get("options") or []:
        if option["name"] == "table":
            made["table"] = number if option["type"] == INTEGER else str(number)
        elif option.get("required"):
            choices = option.get("choices") or [{"value": values[option["type"]]}]
            made[option["name"]] = choices[0]["value"]
    return made


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note the commands and completions that are let in, and go no further with them."""
    came: list[str] = []
    may_complete = Tree.may_complete

    async def wanted(tree: Tree, interaction: discord.Interaction[Emberboard]) -> bool:
        came.append(LET_IN)
        await reply_to(interaction).say(LET_IN)
        return False

    async def complete(tree: Tree, interaction: Any) -> bool:
        if await may_complete(tree, interaction):
            came.append(LET_IN)
            await interaction.response.autocomplete([])
        return False

    monkeypatch.setattr(Tree, "is_wanted", wanted)
    monkeypatch.setattr(Tree, "may_complete", complete)
    return came


def whom(app: Emberboard, path: str) -> Who:
    return next(who_of(it) for it in permissions.commands_of(app) if it.qualified_name == path)


def tried(table: Bench, moves: int) -> Iterator[tuple[str, Json]]:
    """Yield all commands, but only ``moves`` moves of each game, as all moves work alike."""
    games = dict.fromkeys(FACES, 0)
    for path, leaf in commands_here(table):
        game = path.partition(" ")[0]
        if game in games:
            games[game] += 1
            if games[game] > moves:
                continue
        yield path, leaf


@pytest.mark.parametrize("moves", [1, long(1000)])
async def test_every_command_by_every_kind_of_person(
    table: Bench, stopped: list[str], moves: int
) -> None:
    app, pressers = app_of(table), Pressers(all_doors=moves > 1)
    for path, leaf in tried(table, moves):
        who = whom(app, path)
        for name in pressers.of(who):
            kind = CAST[name]
            for number in (OPEN, PRIVATE):
                expected = permissions.may(who, kind, private=number == PRIVATE)
                stopped.clear()
                try:
                    given = filled(leaf, number, table["max"])
                    told = (await table[name].slash(path, **given)).text
                except RefusedError:  # Discord does not offer the command there
                    assert who.right
                else:
                    assert stopped or told in REFUSALS, told
                assert bool(stopped) is expected, (path, kind, number)


@pytest.mark.parametrize("moves", [1, long(1000)])
async def test_every_completion_by_every_kind_of_person(
    table: Bench, stopped: list[str], moves: int
) -> None:
    """Each completion is tried with a table filled in, unless the table itself is being typed."""
    app = app_of(table)
    for path, leaf in tried(table, moves):
        given = filled(leaf, OPEN, table["max"])
        for option in leaf.get("options") or []:
            if not option.get("autocomplete"):
                continue
            named = {"table": given["table"]} if "table" in given else {}
            others = {} if option["name"] == "table" else named
            for name, kind in CAST.items():
                who = whom(app, path)
                expected = permissions.may(who, kind) if others or not who.kinds else True
                stopped.clear()
                try:
                    await table[name].autocomplete(path, option["name"], "", **others)
                except RefusedError:
                    assert who.right
                assert bool(stopped) is expected, (path, option["name"], kind)


async def test_moderators_of_another_server_command_nothing_here(
    table: Bench, stopped: list[str]
) -> None:
    for path, leaf in commands_here(table):
        who = whom(app_of(table), path)
        if who.right:
            stopped.clear()
            await table[ELSEWHERE].slash(path, **filled(leaf, OPEN, table["stas"]))
            given = [option["name"] for option in leaf.get("options") or []]
            assert bool(stopped) is ("table" not in given), path


def test_a_command_for_nobody_knows_whom_ends_the_start() -> None:
    async def forgotten(interaction: Interaction) -> None: ...

    nameless: AnyCommand = app_commands.Command(
        name="forgotten", description="-", callback=forgotten
    )
    with pytest.raises(ValueError, match="whom is /forgotten for"):
        who_of(nameless)


def test_a_command_says_whom_it_is_for() -> None:
    @replying(EVERYBODY)
    async def known(owner: object, reply: Reply) -> None: ...

    assert known.__dict__["who"] is EVERYBODY


# The printed table


async def test_security_prints_what_the_code_says() -> None:
    text = permissions.PAGE.read_text("utf-8")
    assert permissions.between(text, await permissions.drawn()) == text, (
        "python -m tools.permissions writes it anew"
    )


def test_every_row_is_somebodys() -> None:
    named = {it.who for it in VERBS.values()}
    assert set(ROWS) - named == {KEEPERS}
    assert set(CAST.values()) == set(permissions.PEOPLE)


# Over HTTP
