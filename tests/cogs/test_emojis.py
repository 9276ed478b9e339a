"""The application's own emojis: uploaded once, used where they shorten labels, and not needed by
any message."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest

from cogs.layouts.emojis import Marks, dressed
from cogs.layouts.kit import CHARACTERS, Entry, Layout, button, select, text
from cogs.pictures.emojis import marks_of
from render.emojis import Emoji, emojis
from render.kit.signs import counted
from render.painters import PAINTERS
from sandbox.check_components import walk
from sandbox.pictures import size
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.playing import answer, called, finish_turn, live, open_panel, prefer, sit_down

NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
PATH = r"/applications/\d+/emojis"
DRAWN = list(emojis())
PEOPLE = ["anna", "boris", "clara"]
FEW = [it for it in DRAWN if it.game == "ryozen"]


async def settle(table: Bench, drawn: list[Emoji] = FEW) -> None:
    app = app_of(table)
    await app.own_emojis.settle(app, drawn)


def names(table: Bench) -> set[str]:
    return {it.name for it in table.world.emojis.values()}


def test_what_discord_takes() -> None:
    assert {it.game for it in DRAWN} == set(PAINTERS)
    assert len({it.name for it in DRAWN}) == len(DRAWN) < 2000
    for it in DRAWN:
        assert NAME.fullmatch(it.name)
        assert len(it.png) < 256 * 1024
        assert size(it.png) == (128, 128)


async def test_they_are_brought_once_and_what_is_outdated_goes(table: Bench) -> None:
    client = table.client
    png = FEW[0].png
    await client.create_application_emoji(name="square_ryozen_00000000", image=png)
    await client.create_application_emoji(name="logo_00000000", image=png)
    await settle(table)
    assert names(table) == {"logo_00000000", *(it.name for it in FEW)}
    before = dict(table.world.emojis)
    await settle(table)
    assert table.world.emojis == before
    one = await client.fetch_application_emoji(next(iter(before)))
    assert one.name in names(table)


async def test_only_one_process_brings_them(table: Bench) -> None:
    app = app_of(table)
    app.own_emojis.first = False
    await settle(table)
    assert not names(table)
    assert app.own_emojis.of("ryozen") == Marks()


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("fault", ["missing_access", "not_found", "too_many_emojis", 500, 429])
async def test_where_they_cannot_be_brought_words_stay(table: Bench, fault: str | int) -> None:
    await settle(table, FEW[:2])
    faults = table.sandbox.faults
    for _ in range(6):  # as often as the library tries
        if isinstance(fault, str):
            faults.refuse(PATH, fault, method="POST")
        elif fault == 429:
            faults.rate_limit(PATH, retry_after=60.0, method="POST")
        else:
            faults.fail(PATH, fault, method="POST")
    with pytest.raises((discord.HTTPException, discord.RateLimited)):
        await settle(table)
    table.forgive()
    assert names(table) == {it.name for it in FEW[:2]}
    assert set(app_of(table).own_emojis.of("ryozen").signs) == {"■", "◆"}


def marks() -> Marks:
    usable = {
        (it.game, it.thing): discord.PartialEmoji(name=it.name, id=number)
        for number, it in enumerate(FEW, 1)
    }
    return marks_of("ryozen", usable)


def parts(layout: Layout) -> list[dict[str, Any]]:
    components: list[dict[str, Any]] = [it.to_component_dict() for it in layout.children]
    return [it for _, it in walk(components)]


def test_a_label_has_room_for_one() -> None:
    said = ["3 · ■ Mira", "■ Mira and ◆ Juno", "Juno", "2 coins", "Pay 2 coins", "■Mira"]
    dressed_ones = [marks().in_label(it) for it in said]
    assert [it for it, _ in dressed_ones] == ["3 · Mira", *said[1:3], "2", *said[4:]]
    assert [bool(it) for _, it in dressed_ones] == [True, False, False, True, False, False]


def test_texts_buttons_and_menus() -> None:
    entries = [Entry("■ Mira", "1"), Entry("Nobody", "2")]
    layout = Layout(
        text("**■ Mira** takes 2 coins, 1 свиток"),
        select("a", "Who?", entries),
        discord.ui.ActionRow(button("◆ Juno", "b")),
    )
    said, _, menu, _, pressed = parts(dressed(layout, marks()))
    assert re.fullmatch(
        r"\*\*<:square_\w+:1> Mira\*\* takes 2 <:coin_\w+:\d+>, 1 <:scroll_\w+:\d+>",
        said["content"],
    )
    assert [it["label"] for it in menu["options"]] == ["Mira", "Nobody"]
    assert pressed["label"] == "Juno"
    assert pressed["emoji"]["name"].startswith("diamond_ryozen_")


def test_where_they_would_take_too_much_room_texts_keep_their_words() -> None:
    words = "2 coins " * (CHARACTERS // 8)
    layout = dressed(Layout(text(words)), marks())
    assert parts(layout)[0]["content"] == words


def test_every_counted_word_has_its_picture() -> None:
    drawn = {(it.game, it.thing) for it in DRAWN}
    assert all((game, icon) in drawn for game in PAINTERS for icon, _ in counted(game))


def borne(panel: Seen) -> Iterator[str]:
    """Yield the names of the emojis on a panel."""
    for _, part in walk(panel.message.components):
        yield from re.findall(r"<:(\w+):\d+>", part.get("content", ""))
        for bearer in (part, *(part.get("options") or ())):
            if bearer.get("emoji"):
                yield bearer["emoji"]["name"]


@pytest.mark.long
async def test_panels_bear_them_but_not_for_who_plays_in_words(table: Bench) -> None:
    await settle(table, DRAWN)
    await prefer(table["clara"], "text_only", "on")
    thread = await sit_down(table, "ghost_stories", PEOPLE)
    chance, seen = Random(4), {name: set[str]() for name in PEOPLE}
    for _ in range(8):
        person = await called(table, thread)
        assert person is not None
        panel, met = await open_panel(person), seen[person.user.name]
        met |= set(borne(panel))
        while "confirm" not in live(panel):
            panel = await answer(person, panel, chance)
            met |= set(borne(panel))
        await finish_turn(person, panel, chance)
    assert seen["anna"] | seen["boris"]
    assert seen["anna"] | seen["boris"] <= names(table)
    assert not seen["clara"]


def choosing() -> Layout:
    return dressed(Layout(select("a", "Who?", [Entry("■ Mira", "1")])), marks())


async def test_a_removed_one_is_missed_once(table: Bench) -> None:
    """Discord refuses buttons and menu entries with an emoji that no longer exists."""
    await settle(table, DRAWN)
    own = app_of(table).own_emojis
    place = table.client.get_channel(table.channel.id)
    assert isinstance(place, discord.TextChannel)
    with pytest.raises(discord.HTTPException) as refused:
        await place.send(view=choosing())
    assert own.of("ryozen").signs
    assert own.doubt(refused.value)
    assert own.of("ryozen") == Marks()
    assert not own.doubt(ValueError("emoji"))
