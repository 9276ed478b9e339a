"""Games opened from files: looked at by the person who handed one in, and played on from there."""

import json
from random import Random
from typing import Any

import pytest

from rules import GAMES, new_game
from rules.core.save import SavedGame, read, to_json
from rules.core.verify import verify
from tables import Refused, Status, Table
from tables.after import from_files
from tables.base.model import DAY, Person
from tests.rules.variants import EVERY, Variant
from tests.tables.world import ANN, BOB, World


def variant(game: str) -> Variant:
    return next(it for it in EVERY if it.game == game)


def text_of(game: str = "quay", decisions: int = 6) -> bytes:
    return to_json(variant(game).midway(decisions)).encode()


async def handed_in(w: World, text: bytes, press: int | None = None) -> Table:
    return await w.tables.from_files.open(ANN, text, "en", press)


async def refused(w: World, text: bytes) -> str:
    """Return the fault that a file is refused for."""
    with pytest.raises(Refused) as told:
        await handed_in(w, text)
    assert not await w.tables.house.store.tables_about(ANN)
    return str(told.value.details.get("fault", told.value.why))


def changed(text: bytes, **values: Any) -> bytes:
    return json.dumps({**json.loads(text), **values}).encode()


@pytest.mark.parametrize("game", ["quay", "masks", "gems"])
async def test_a_file_goes_out_as_it_came_in(w: World, game: str) -> None:
    text = text_of(game)
    it = await handed_in(w, text)
    assert (it.status, it.host, it.people()) == (Status.ABANDONED, ANN, [])
    assert await w.tables.history.export(it.id, ANN) == text.decode()


async def test_it_is_looked_at_like_any_other(w: World) -> None:
    """The person can read the log and see each moment and round of the game."""
    game = variant("quay").midway(12)
    it = await handed_in(w, to_json(game).encode())
    line = await w.tables.replays.line(it.id, ANN)
    assert len(line) == len(game.line)
    views = await w.tables.replays.views(it.id, ANN, range(len(line) + 1))
    assert views[len(line)] == game.view(None)
    assert it.rounds
    with pytest.raises(Refused, match="not-seated"):
        await w.tables.replays.line(it.id, BOB)


async def test_undone_moves_stay_undone(w: World) -> None:
    game = variant("quay").midway(9)
    game.rewind(5, by="vote")
    chosen = game.pending[0]
    game.answer(chosen.seat, chosen, [chosen.options[0].key])
    game.rewind(2, by="seat:0")
    it = await handed_in(w, to_json(game).encode())
    assert len(await w.tables.replays.line(it.id, ANN)) == 2
    told = read(await w.tables.history.export(it.id, ANN))
    assert told.log == game.log
    assert not verify(GAMES["quay"], told).trusted
    undone = [entry.number for entry in await w.tables.history.log(it.id, ANN) if entry.undone]
    assert undone == [*range(3, 10), 11]


async def test_a_long_game_keeps_positions_to_look_back_from(w: World) -> None:
    game = variant("ryozen").midway(130)
    it = await handed_in(w, to_json(game).encode())
    async with w.tables.house.open(it.id, stored=True) as opened:
        assert opened.game.line
        kept = [row.at for row in opened.checkpoints]
    assert len(kept) >= 3
    assert await w.tables.replays.views(it.id, ANN, [60]) == {60: game.past(60).view(None)}


async def test_a_finished_game_counts_nowhere(w: World) -> None:
    game = variant("quay").midway(10_000)
    it = await handed_in(w, to_json(game).encode())
    assert it.status is Status.ENDED
    assert it.outcome is not None
    assert it.outcome.seed == game.seed.hex()
    assert not (await w.tables.statistics.of(ANN)).games
    with pytest.raises(Refused, match="not-running"):
        await w.tables.from_files.play_on(it.id, ANN, 0, 5)
    assert not await w.news()


async def test_it_is_played_on_by_whoever_handed_it_in(w: World) -> None:
    it = await handed_in(w, text_of())
    with pytest.raises(Refused, match="not-host"):
        await w.tables.from_files.play_on(it.id, BOB, 0, 5)
    with pytest.raises(Refused, match="no-seat"):
        await w.tables.from_files.play_on(it.id, ANN, 7, 5)
    on = await w.tables.from_files.play_on(it.id, ANN, 1, 5, press=8)
    again = await w.tables.from_files.play_on(it.id, ANN, 1, 5, press=8)
    assert on.status is again.status is Status.RUNNING
    assert [seat.actor for seat in on.seats] == [None, ANN]
    with pytest.raises(Refused, match="not-running"):
        await w.tables.from_files.play_on(it.id, ANN, 0, 5)
    ended = await w.finish(it.id, Random(1))
    assert ended.status is Status.ENDED
    assert not (await w.tables.statistics.of(ANN)).games
    told = await w.tables.history.export(it.id, ANN)
    assert not verify(GAMES["quay"], read(told)).trusted


async def test_a_team_s_game_is_played_on_with_all_seats(w: World) -> None:
    game = new_game("ghost_stories", seats=2, seed=b"12345678", options={"mode": "base"})
    it = await handed_in(w, to_json(game).encode())
    on = await w.tables.from_files.play_on(it.id, ANN, 0, 5)
    assert [seat.actor for seat in on.seats] == [ANN, ANN]


async def test_a_handicap_comes_with_its_file(w: World) -> None:
    game = next(it for it in EVERY if it.game == "bonfire" and "handicap" in it.options).midway(5)
    it = await handed_in(w, to_json(game).encode())
    assert it.recorded == {"handicap": game.setup.options["handicap"]}


async def test_one_press_opens_one_table(w: World) -> None:
    first = await handed_in(w, text_of(), press=7)
    assert (await handed_in(w, text_of(), press=7)).id == first.id


async def test_who_plays_the_game_does_not_open_its_file(w: World) -> None:
    """The file holds everybody's hand, and what is still to come."""
    running = await w.start()
    text = (await w.tables.history.export(running.id, secrets=True)).encode()
    with pytest.raises(Refused, match="file-played"):
        await handed_in(w, text)
    other = await w.tables.from_files.open(303, text, "en")
    await w.tables.from_files.play_on(other.id, 303, 0, 5)
    await w.tables.from_files.open(303, text, "en")


@pytest.mark.parametrize(
    ("values", "fault"),
    [
        ({"schema": 2}, "newer"),
        ({"rules": 99}, "newer"),
        ({"rules": 0}, "older"),
        ({"game": "chess"}, "game"),
        ({"seed": "zz"}, "false"),
        ({"seats": 10**30}, "false"),
        ({"seats": 9}, "false"),
        ({"undo_floor": 3, "undo_seat": 1}, "false"),
        ({"options": {"mode": "base", "rounds": 77}}, "false"),
        ({"more": 1}, "shape"),
    ],
)
async def test_a_file_that_says_something_else(
    w: World, values: dict[str, Any], fault: str
) -> None:
    assert await refused(w, changed(text_of(), **values)) == fault


@pytest.mark.parametrize(
    "text",
    [b"", b"no game", b"[1]", b"\xff\xfe", b"[" * 100_000, b'{"schema": 1, "schema": 1}'],
)
async def test_a_file_that_is_no_game(w: World, text: bytes) -> None:
    assert await refused(w, text) == "shape"


async def test_forged_points_are_found(w: World) -> None:
    it = json.loads(text_of())
    it["checkpoint"]["state"]["draws"] += 1
    assert await refused(w, json.dumps(it).encode()) == "false"


async def test_a_forged_answer_is_found(w: World) -> None:
    it = json.loads(text_of())
    it["log"][3]["keys"] = ["nothing"]
    assert await refused(w, json.dumps(it).encode()) == "false"


async def test_a_position_made_by_hand_is_not_taken_on_trust(w: World) -> None:
    game = variant("quay").midway(3)
    game.stage(game.state)
    assert await refused(w, to_json(game).encode()) == "older"


async def test_a_large_file_is_refused_by_its_size(w: World) -> None:
    with pytest.raises(Refused) as told:
        w.tables.from_files.need_room(ANN, from_files.LARGEST + 1)
    assert told.value.details == {"fault": "large"}


async def test_too_much_is_refused(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(from_files, "MOST_ROWS", 5)
    assert await refused(w, text_of()) == "large"


async def test_a_file_of_countless_lists_is_not_read(w: World) -> None:
    """Reading them would take the processor from everybody else."""
    it = json.loads(text_of())
    it["checkpoint"]["state"]["more"] = [[]] * from_files.MOST_PARTS
    text = json.dumps(it, separators=(",", ":")).encode()
    assert len(text) < from_files.LARGEST
    assert await refused(w, text) == "large"


async def test_a_seed_that_no_message_could_show_is_refused(w: World) -> None:
    """The result shows the seed."""
    longest = b"s" * from_files.LONGEST_SEED
    short, long = (new_game("quay", seats=2, seed=seed) for seed in (longest, longest + b"s"))
    assert await refused(w, to_json(long).encode()) == "large"
    assert (await handed_in(w, to_json(short).encode())).status is Status.ABANDONED


async def test_what_takes_too_long_is_given_up(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(from_files, "PATIENCE", -1.0)
    assert await refused(w, text_of()) == "large"


async def test_a_person_hands_in_some_a_day(w: World) -> None:
    for _ in range(from_files.MOST_FILES):
        assert await refused(w, b"nothing") == "shape"
    with pytest.raises(Refused, match="too-many-files") as told:
        w.tables.from_files.need_room(ANN, 1)
    assert told.value.details["at"] == w.time.at + DAY
    w.tables.from_files.need_room(BOB, 1)
    w.time.at += DAY
    w.tables.from_files.need_room(ANN, 1)


async def test_whoever_is_forgotten_while_it_is_checked_gets_no_table(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Checking may take long; a deletion in between leaves no table with their number."""

    async def deleting(person: Person, saved: SavedGame) -> None:
        await w.tables.privacy.delete(person)

    monkeypatch.setattr(w.tables.from_files, "_need_apart", deleting)
    assert await refused(w, text_of()) == "not-saved"


async def test_whoever_is_forgotten_leaves_it(w: World) -> None:
    it = await handed_in(w, text_of())
    (told,) = (await w.tables.privacy.export(ANN))["tables"]
    assert told["host"]
    await w.tables.privacy.delete(ANN)
    left = await w.tables.finding.table(it.id)
    assert (left.host, left.invited) == (None, [])
