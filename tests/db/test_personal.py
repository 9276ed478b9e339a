"""One list names everything stored about people: no column is left out, and the pages agree."""

from pathlib import Path

import pytest

from db.copying import schema
from db.personal import BESIDE, PERSONAL, Personal

ROOT = Path(__file__).parent.parent.parent
TAKEN = {"row": "the row", "name": "your number in it", "body": "your number in it"}

# Columns without people's numbers. Each new column belongs here or in the list.
IMPERSONAL = {
    "acts": "id guild table_id at act seat detail",
    "attempts": "table_id day game guild counts mark",
    "chains": "year last",
    "checkpoints": "table_id at rules milestone state",
    "closed": "kind at reason",
    "deletions": "mark at",
    "drafts": "table_id seat",
    "due": "at table_id kind seat owner until",
    "exercises": "table_id body",
    "games": "table_id setup",
    "guesses": "table_id round seat came_true",
    "guilds": "id body revision",
    "ids": "last",
    "last_presses": "place what at",
    "lessons": "lesson body",
    "log": "table_id number at seat took undone row events move",
    "notes": "id table_id seat at body",
    "outbox": "id table_id kind at nonce topic status message guild owner until",
    "people": "body letter_at revision",
    "presses": "press table_id at",
    "puzzle_answers": "guild number body",
    "puzzles": "guild channel language next_at body",
    "records": "id table_id game name value",
    "results": "table_id seat game mode guild ended rank score won kind level",
    "scrubs": "wanted done",
    "sealed": "table_id seat",
    "seats": "table_id seat acts asked",
    "tables": "id revision sequence status game guild listed created changed borrowed code",
    "tryouts": "id table_id at name begun body",
    "watches": "table_id guild level",
    "weeks": "channel guild language next_at",
}


def test_every_column_is_in_the_list_or_holds_nobody() -> None:
    listed = {(it.table, it.column) for it in PERSONAL}
    impersonal = {(table, it) for table, said in IMPERSONAL.items() for it in said.split()}
    there = {(table, it) for table, (columns, _) in schema().items() for it in columns}
    assert listed | impersonal == there
    assert not listed & impersonal


@pytest.mark.parametrize("it", PERSONAL, ids=lambda it: f"{it.table}.{it.column}")
def test_the_pages_say_so(it: Personal) -> None:
    place = f"`{it.table}.{it.column}`"
    line = f"| {it.part} | {place} | {TAKEN[it.gone]} | {it.until} |"
    assert line in (ROOT / "docs/privacy.md").read_text("utf-8")
    assert place in (ROOT / "docs/ru/privacy.md").read_text("utf-8")


def test_the_pages_say_what_remains() -> None:
    english, russian = (
        (ROOT / page).read_text("utf-8").partition("\n## ")[2]
        for page in ("docs/privacy.md", "docs/ru/privacy.md")
    )
    for it in BESIDE:
        assert f"| {it.what} | {it.place} | {it.until} |" in english
    assert russian.count("\n| ") == len(BESIDE) + 1
