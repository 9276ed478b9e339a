"""A chosen language holds for everything that only this person sees; a table has one of its own."""

from pathlib import Path

import pytest

from cogs.app.client import Emberboard
from cogs.layouts.kit import Layout, rows
from cogs.layouts.kit import button as button_
from sandbox.people import Person, Reply
from tables import Refused, Why
from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.playing import button, open_table, prefer, sit_down, turn_message


async def russian(table: Bench, name: str) -> Person:
    """Return somebody whose Discord speaks English, and who has chosen Russian."""
    await prefer(table[name].go("games"), "language", "ru")
    return table[name].go("games")


async def withered(table: Bench, person: Person) -> Reply:
    """Press a button that the program no longer knows."""
    channel = app_of(table).get_partial_messageable(table.channel.id)
    await channel.send(view=Layout(*rows([button_("?", "e/withered/1/2")])))
    await table.quiet()
    return await person.go("games").press("e/withered/1/2")


async def test_forms_speak_the_chosen_language(table: Bench) -> None:
    anna = await russian(table, "anna")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await anna.go(thread).sees("ход")
    more = (await anna.press("e/more/1", on=turn_message(anna))).message
    notes = (await anna.press("Заметки", on=more)).message
    form = await anna.press("Новая заметка", on=notes)
    assert form.modal is not None
    assert form.modal.title == "Новая заметка"
    saved = await anna.submit(note="беречь канат")
    assert "беречь канат" in saved.text
    card = await open_table(table, anna.go("games"), "masks", 2, language="en")
    options = (await anna.press(button(card, "options"), on=card)).message
    rules = await anna.press(button(options, "manners"), on=options)
    assert rules.modal is not None
    assert rules.modal.title == "Свои правила"


async def test_lists_and_refusals_speak_the_chosen_language(table: Bench) -> None:
    anna = await russian(table, "anna")
    modes = await anna.autocomplete("game new", "mode", "", game="ryozen")
    assert "Рёдзен" in [mode.name for mode in modes]
    assert "Этого стола больше нет" in (await anna.slash("board", table=77)).text
    assert "кнопк" in (await withered(table, anna)).text.lower()


async def test_an_automa_has_a_name_in_the_readers_language(table: Bench) -> None:
    anna = await russian(table, "anna")
    card = await open_table(table, anna, "quay", 2, language="en")
    options = (await anna.press(button(card, "options"), on=card)).message
    await anna.press("e/automa/1/add/0", on=options)
    await anna.press(button(card, "start"), on=card)
    await table.quiet()
    offered = await table["boris"].autocomplete("spectate table", "table", "")
    assert "Automa" in offered[0].name
    own = await anna.autocomplete("spectate table", "table", "")
    assert "Автома" in own[0].name


@pytest.mark.parametrize(
    ("server", "host", "discords", "expected"),
    [
        ("en", "ru", "ru", "en"),  # the owners' choice
        ("auto", "ru", "en-US", "ru"),  # the host's choice
        ("auto", "auto", "ru", "ru"),  # the language of the server's Discord
        ("auto", "en", "ru", "en"),
    ],
)
async def test_the_language_of_a_new_table(
    table: Bench, server: str, host: str, discords: str, expected: str
) -> None:
    table.guild.locale = discords
    anna = table["anna"]
    await prefer(table["anna"].go("games"), "language", host)
    owner = (await anna.slash("setup server")).message
    menu = next(m.custom_id for m in owner.selects if m.custom_id.endswith("/language"))
    await anna.select(menu, server, on=owner)
    await open_table(table, anna, "quay", 2)
    found = await app_of(table).tables.finding.table(1)
    assert found.settings.language == expected


async def test_where_the_choice_cannot_be_read_discords_language_holds(
    table: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    anna = await russian(table, "anna")
    app: Emberboard = app_of(table)

    async def fail(person: int) -> None:
        raise Refused(Why.NOT_SAVED)

    monkeypatch.setattr(app.tables.house.profiles, "of", fail)
    assert "I no longer know this kind" in (await withered(table, anna)).text
