"""Personal data is handed over and deleted by buttons."""

import json
from collections.abc import Sequence
from pathlib import Path

from sandbox.people import Person
from tables import Caretaker
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import live, open_table, prefer, sit_down


async def everything(person: Person) -> dict[str, object]:
    shown = (await person.slash("privacy")).message
    handed = (await person.press("Everything as a file", on=shown)).message
    assert handed.ephemeral
    (file,) = handed.message.attachments
    found: dict[str, object] = json.loads(file.data)
    return found


async def test_everything_is_handed_over(table: Bench) -> None:
    await sit_down(table, "quay", ["anna", "boris"])
    anna = table["anna"]
    await prefer(anna, "theme", "light")
    known = await everything(anna)
    assert known["person"] == anna.id
    assert "light" in str(known["profile"])
    assert "quay" in str(known["tables"])
    assert str(table["boris"].id) not in json.dumps(known)


async def test_everything_is_deleted_after_one_question(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    boris = table["boris"]
    await prefer(boris, "theme", "light")
    shown = (await boris.slash("privacy")).message
    asked = (await boris.press("Delete everything", on=shown)).message
    assert "an automa takes your seats" in asked.text
    now = await app_of(table).tables.finding.table(1)
    assert boris.id in now.people(), "nothing is deleted before the answer"
    done = (await boris.press("Delete it all", on=asked)).message
    assert "Everything about you is deleted" in done.text
    now = await app_of(table).tables.finding.table(1)
    assert boris.id not in now.people()
    await all_told(table)
    known = await everything(boris.go(table.channel))
    assert "light" not in str(known["profile"])
    assert not known["tables"]
    assert thread.id in table.world.channels


async def test_the_files_hold_neither_number_nor_name_of_who_was_deleted(
    table: Bench, tmp_path: Path
) -> None:
    """No file of the store keeps a trace of the person, not even of the press that deleted them."""
    await sit_down(table, "quay", ["anna", "boris"])
    boris, name = table["boris"], "Boris Unverwechselbar"
    boris.user.display = name
    await prefer(boris, "theme", "light")
    card = await open_table(table, table["anna"], "quay", 3)
    await boris.go(table.channel).press("Join", on=card)
    await all_told(table)
    forms = [name.encode(), str(boris.id).encode(), boris.id.to_bytes(8)]
    assert traces(tmp_path, forms)
    shown = (await boris.slash("privacy")).message
    asked = (await boris.press("Delete everything", on=shown)).message
    await boris.press("Delete it all", on=asked)
    await all_told(table)
    await Caretaker(app_of(table).tables.house, tmp_path / "backups").sweep()
    assert traces(tmp_path, forms) == []


def traces(folder: Path, forms: Sequence[bytes]) -> list[bytes]:
    content = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    return [form for form in forms if form in content]


async def test_a_seat_that_was_left_is_taken_by_a_button(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    boris, emil = table["boris"].go(thread), table["emil"].go(thread)
    call = await boris.sees(lambda seen: "more" in live(seen))
    menu = (await boris.press("More", on=call)).message
    sure = (await boris.press("Leave for good", on=menu)).message
    await boris.press("Leave for good", on=sure)
    left = await emil.sees(lambda seen: "take-seat" in live(seen))
    taken = (await emil.press("Take the seat", on=left)).message
    assert "The seat at table 1 is yours now" in taken.text
    now = await app_of(table).tables.finding.table(1)
    assert emil.id in now.people()
    late = (await table["clara"].go(thread).press("Take the seat", on=left)).message
    assert "Somebody sits there already" in late.text
