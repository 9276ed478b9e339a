"""A game's own options stand in one form, if there are several."""

import pytest

from cogs.layouts import kit, table_settings
from cogs.words.texts import Texts
from rules import GAMES
from sandbox.check_components import Part
from sandbox.model import Json
from tables import Settings
from tests.bench import Bench
from tests.cogs.forging import forge_form
from tests.cogs.house import app_of
from tests.cogs.playing import button, card_of, live, menu, open_table
from tests.languages import LANGUAGES

FIELDS = 5  # the most that a form may have
GROUP = 10  # the most entries that a field may have


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_every_mode_fit_into_a_form(game: str, language: str) -> None:
    t = Texts(language)
    for mode in GAMES[game].modes.values():
        settings = Settings(game=game, seats=mode.seats[-1], options={"mode": mode.id})
        fields = table_settings.form_of(settings, t)
        assert len(fields) <= FIELDS
        for it in fields:
            assert len(it.title) <= kit.TITLE
            assert (1 if it.several else 2) <= len(it.entries) <= GROUP
            labels = [entry.label for entry in it.entries]
            assert len(set(labels)) == len(labels)
            assert all(len(label) <= kit.ENTRY for label in labels)
        shown = [it.id for it in table_settings.menus(settings, t)]
        own = {f"option.{it.id}" for it in mode.settings if not it.record}
        assert own.isdisjoint(shown) == bool(fields or not own)


def test_what_the_form_shows_is_what_it_sets() -> None:
    """A form that is sent back unchanged changes nothing; one with other entries sets them all."""
    settings = Settings(game="ghost_stories", seats=4, options={"mode": "white_moon"})
    fields = table_settings.form_of(settings, Texts("en"))
    assert [it.id for it in fields] == [
        *("option.difficulty", "option.portal", "option.pool", "switches")
    ]
    same = {it.id: ",".join(e.value for e in it.entries if e.chosen) for it in fields}
    book = GAMES["ghost_stories"]
    before = book.setup(4, settings.options).options
    assert book.setup(4, table_settings.filled(settings, same).options).options == before
    other = {it.id: it.entries[-1].value for it in fields}
    now = table_settings.filled(settings, other).options
    assert (now["difficulty"], now["portal"], now["pool"]) == ("hell", "corner", "mixed")
    assert now["saved"] == "drawn"


@pytest.mark.parametrize(
    "fields",
    [
        {"switches": "option.moon"}, {"switches": "motion"}, {"option.moon": "1"}, {"pace": "live"},
        {"option.difficulty": "9"}, {"option.difficulty": ""}, {"option.difficulty": "x"},
    ],
)  # fmt: skip
def test_what_the_form_does_not_offer_is_refused(fields: dict[str, str]) -> None:
    settings = Settings(game="ghost_stories", seats=4, options={"mode": "base"})
    with pytest.raises((LookupError, ValueError, StopIteration)):
        table_settings.filled(settings, fields)


def parts_of(form: Json) -> dict[str, Json]:
    return {it["component"]["custom_id"]: it["component"] for it in form["components"]}


async def test_one_form_in_place_of_many_menus(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "ryozen", 2)
    panel = (await anna.press("Options", on=card)).message
    assert not any(it.custom_id.startswith("e/set/1/option.") for it in panel.selects)
    opened = await anna.press("Game options", on=panel)
    form = opened.interaction.modal
    assert form is not None
    (ticks,) = parts_of(form).values()
    assert ticks["type"] == Part.CHECKBOX_GROUP
    again = (await anna.submit({"switches": ["option.palace"]})).message
    assert again.id == panel.id, "the panel is the same message"
    await boris.sees("Phoenix Palace")
    opened = await anna.press("Game options", on=again)
    assert opened.interaction.modal is not None
    (ticks,) = parts_of(opened.interaction.modal).values()
    assert [it["value"] for it in ticks["options"] if it.get("default")] == ["option.palace"]
    await anna.submit({"switches": []})
    settings = (await app_of(table).tables.finding.table(1)).settings
    assert settings.options["palace"] is False


async def test_a_single_option_stays_a_menu(table: Bench) -> None:
    anna = table["anna"]
    card = await open_table(table, anna, "quay", 2)
    panel = (await anna.press("Options", on=card)).message
    assert "variants" not in live(panel)
    assert menu(panel, "option.rounds")


async def test_a_form_of_another_mode_is_out_of_date(table: Bench) -> None:
    anna = table["anna"]
    card = await open_table(table, anna, "ghost_stories", 4, mode="white_moon")
    panel = (await anna.press("Options", on=card)).message
    await anna.press("Game options", on=panel)
    lobby = app_of(table).tables.lobby
    held = await app_of(table).tables.finding.table(1)
    changed = table_settings.changed(held.settings, "mode", "base")
    await lobby.change(1, anna.id, changed)
    await anna.submit({"option.portal": "2"})
    now = (await app_of(table).tables.finding.table(1)).settings
    assert now.options == {"mode": "base"}


async def test_only_the_host_opens_and_sends_it(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "ryozen", 2)
    panel = (await boris.press(button(card, "options"), on=card)).message
    assert "variants" not in live(panel)
    assert "palace" in panel.text.casefold(), "guests read what is agreed"
    await forge_form(boris, "e/variants-set/1", switches="option.palace")
    await forge_form(anna, "e/variants-set/1", switches="option.moon")
    await table.quiet()
    settings = (await app_of(table).tables.finding.table(1)).settings
    assert not settings.options.get("palace")
    assert (await card_of(anna, 1)).id == card.id
