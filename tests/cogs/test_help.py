"""A newcomer's first steps: the greeting, `/help`, the short introductions."""

from itertools import chain

import pytest

import locales
from cogs.layouts.kit import CHARACTERS
from cogs.learn import guide
from cogs.learn.help import Help
from cogs.rulebook import pages
from render.kit.look import Look
from render.painters import PAINTERS
from rules import GAMES
from sandbox.model import Channel, Guild
from sandbox.permissions import Right
from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.playing import card_of
from tests.languages import LANGUAGES
from tests.marks import all_but_first_long
from version import version


def channels_of(table: Bench, guild: Guild) -> list[Channel]:
    return [c for c in table.world.channels.values() if c.guild_id == guild.id]


async def test_help_leads_to_a_table_in_two_presses(table: Bench) -> None:
    anna = table["anna"]
    first = (await anna.slash("help")).message
    assert first.ephemeral
    labels = ["Open a table", "Play alone", "Learn by playing", "How to play", "My tables"]
    labels += ["Settings", "Install for me"]
    assert [one.label for one in first.buttons] == labels
    games = (await anna.press("Open a table", on=first)).message
    told = await anna.select("Choose a game", "Ryozen", on=games)
    assert "Others press **Join**" in told.text
    card = await card_of(anna, 1)
    assert "Ryozen" in card.text


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("Play alone", "What would you like to play alone?"),
        ("How to play", "A few screens with pictures"),
        ("My tables", "You are not playing anywhere yet"),
        ("Settings", "Your settings"),
    ],
)
async def test_every_door_of_help_opens(table: Bench, label: str, words: str) -> None:
    anna = table["anna"]
    first = (await anna.slash("help")).message
    reply = await anna.press(label, on=first)
    assert reply.ephemeral
    assert words in reply.text


async def test_help_leads_to_the_address_for_questions(table: Bench) -> None:
    help_cog = app_of(table).get_cog("Help")
    assert isinstance(help_cog, Help)
    help_cog.support = "https://discord.gg/abc"
    links = {one.url for one in (await table["anna"].slash("help")).message.buttons}
    assert "https://discord.gg/abc" in links


async def test_help_tells_the_version(table: Bench) -> None:
    assert f"-# Emberboard {version()}" in (await table["anna"].slash("help")).text


async def test_help_speaks_russian_and_knows_direct_messages(table: Bench) -> None:
    anna = table["anna"].go_to_dm()
    anna.user.locale = "ru"
    reply = await anna.slash("help")
    assert "Здесь играют в одиночку" in reply.text
    assert reply.message.buttons[0].label == "Сыграть в одиночку"


async def test_a_server_is_greeted_once_where_the_bot_may_speak(table: Bench) -> None:
    anna, world = table["anna"], table.world
    guild = world.add_guild("New", anna.user, locale="ru", channels=["rules", "talk"])
    await table.quiet()
    first, second = channels_of(table, guild)
    anna.go(first)
    greeting = await anna.sees("Настольные игры в вашем темпе")
    assert "`/сервер проверка`" in greeting.text
    assert not anna.messages(second)
    games = (await anna.press("Открыть стол", on=greeting)).message
    assert games.ephemeral
    await table.restart()
    await table.quiet()
    assert len(anna.messages(first)) == 2
    assert not anna.messages(table.channel), "this server was there before"


async def test_where_nothing_may_be_said_nothing_is_said(table: Bench) -> None:
    world = table.world
    guild = world.add_guild("Mute", table["anna"].user)
    for role in guild.roles.values():
        world.set_rights(role, guild, role.permissions & ~Right.SEND_MESSAGES)
    await table.quiet()


def test_every_screen_is_told_in_every_language() -> None:
    assert set(guide.GUIDES) <= set(GAMES)
    for game, shown in guide.GUIDES.items():
        for language in LANGUAGES:
            assert list(shown.screens) == list(locales.ids(f"{game}/guide"))
            for id in shown.screens:
                told = locales.forms(language, f"{game}/guide", id, {})
                assert set(told) == {"", "title"}
                assert 100 <= len(told[""]) <= 600 < CHARACTERS


@pytest.mark.parametrize("game", all_but_first_long(guide.GUIDES))
async def test_an_introduction_is_read_to_its_end(table: Bench, game: str) -> None:
    anna = table["anna"]
    contents = (await anna.slash("rules", game=game)).message
    shown = (await anna.press("How to play", on=contents)).message
    assert shown.buttons[0].disabled
    titles = []
    for number in range(1, len(guide.GUIDES[game].screens)):
        titles.append(shown.text.splitlines()[0])
        covers = number == 1 and PAINTERS[game].cover(Look()) is not None
        assert len(shown.images) == (game in PAINTERS) + covers
        assert all(shown.alt_texts)
        shown = (await anna.press(f"e/guide/{game}/{number}", on=shown)).message
    assert len(set(titles)) == len(guide.GUIDES[game].screens) - 1
    assert shown.buttons[1].label == "Open a table"
    rules = (await anna.press("All the rules", on=shown)).message
    assert "the rules in short" in rules.text
    assert not rules.images


def test_the_screen_about_battles_shows_one() -> None:
    shown = guide.GUIDES["candelabria"]
    game = guide.example("candelabria", shown.shows["war"])
    picture = shown.screens["war"](PAINTERS["candelabria"], game, Look())
    assert "battle" in picture.name


@pytest.mark.parametrize("game", all_but_first_long(guide.GUIDES))
def test_every_topic_about_a_question_has_a_picture(game: str) -> None:
    known = pages.shelf(game)
    assert known is not None
    others = (topics.values() for topics in known.options.values())
    assert set(known.pictures) >= {*known.questions.values(), *chain.from_iterable(others)}
    assert set(known.pictures) <= set(locales.ids(f"{game}/rules"))
    keys = PAINTERS[game].known_keys()
    for picture in known.pictures.values():
        board, _, region = picture.rpartition("/")
        if board:
            view = guide.example(game, region).view(None)
            assert region in PAINTERS[game].regions("en", view)
        else:
            assert picture in keys


async def test_a_topic_comes_with_its_picture(table: Bench) -> None:
    shown = (await table["anna"].slash("rules", topic="candelabria/commit")).message
    assert shown.images
    assert all(shown.alt_texts)


async def test_an_introduction_without_pictures(table: Bench) -> None:
    anna = table["anna"]
    settings = (await anna.slash("settings")).message
    menu = next(m for m in settings.selects if m.custom_id.endswith("text_only"))
    await anna.select(menu.custom_id, menu.options[-1], on=settings)
    contents = (await anna.slash("rules", game="ryozen")).message
    shown = (await anna.press("How to play", on=contents)).message
    assert not shown.images
    assert "Round 1 of 3" in shown.text
