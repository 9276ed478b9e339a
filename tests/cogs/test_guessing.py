"""Those who watch guess who will lead in the end; nobody sees it before it is known."""

from random import Random

import pytest
from msgspec.structs import replace

from rules import rulebook
from rules.core import Event, Telling
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Refused, Status
from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.playing import live, play_on, sit_down


async def watched(table: Bench, game: str = "quay") -> Person:
    """Return somebody in front of a channel that is told of the game's turns."""
    thread = await sit_down(table, game, ["anna", "boris"])
    dina = table["dina"].go(table.world.add_channel(table.guild, "gallery"))
    await table.quiet()
    await dina.slash("spectate table", table="1")
    await play_on(table, thread, Random(1), turns=2)
    return dina


async def opened(person: Person) -> Seen:
    told = await person.sees(lambda seen: "guess" in live(seen))
    return (await person.press("e/guess/1", on=told)).message


async def test_a_guess_a_round_sealed_until_the_end(table: Bench) -> None:
    dina = await watched(table)
    seen = await opened(dina)
    assert seen.ephemeral
    public = [it.text for it in dina.messages() if not it.ephemeral]
    after = await dina.press("Anna", on=seen)
    assert "Round" in after.text
    assert "Anna" in after.text
    again = await dina.press("Boris", on=after.message)
    assert "Anna" not in again.text
    assert "Boris" in again.text
    assert [it.text for it in dina.messages() if not it.ephemeral] == public
    assert "✓" not in again.text
    thread = next(it for it in table.world.channels.values() if it.thread)
    await play_on(table, thread, Random(1))
    (ended,) = [await app_of(table).tables.finding.table(1)]
    assert ended.status is Status.ENDED
    over = (await dina.press("e/guess/1", on=await told_last(dina))).text
    assert ("✓" in over) != ("✗" in over)
    assert ("Dina · 1 of 1" in over) == ("✓" in over)


async def told_last(person: Person) -> Seen:
    return [it for it in person.messages() if "guess" in live(it) and not it.ephemeral][-1]


async def test_who_plays_does_not_guess(table: Bench) -> None:
    dina = await watched(table)
    told = await told_last(dina)
    anna = table["anna"].go(dina.channel)
    assert "only watch" in (await anna.press("e/guess/1", on=told)).text
    rows = await app_of(table).tables.house.store.guesses_by(anna.id)
    assert not rows


async def test_who_has_played_for_a_while_does_not_guess_afterwards(table: Bench) -> None:
    """Somebody who sat a seat for its owner knows a hand."""
    await sit_down(table, "quay", ["anna", "boris"])
    anna, dina, tables = table["anna"], table["dina"], app_of(table).tables
    until = tables.house.time.now() + 3600
    await tables.seats.lend(1, anna.id, dina.id, until)
    await tables.seats.take_back(1, anna.id)
    with pytest.raises(Refused, match="played-here"):
        await tables.guesses.guess(1, dina.id, (await tables.finding.table(1)).round or 0, 0)
    await tables.privacy.delete(dina.id)
    with pytest.raises(Refused, match="played-here"):
        await tables.guesses.guess_battle(1, dina.id, 1, 0)


@pytest.mark.long
async def test_where_players_read_nobody_is_asked_to_guess(table: Bench) -> None:
    """In the channel where the players gathered, messages about turns have no button for
    guesses."""
    dina = await watched(table)
    await dina.go(table.channel).slash("spectate table", table="1")
    thread = next(it for it in table.world.channels.values() if it.thread)
    await play_on(table, thread, Random(1), turns=2)
    there = [it for it in dina.messages(table.channel) if "replay" in live(it)]
    assert there
    assert all("guess" not in live(seen) for seen in there)


async def test_an_old_round_takes_no_guess(table: Bench) -> None:
    dina = await watched(table)
    tables = app_of(table).tables
    with pytest.raises(Refused):
        await tables.guesses.guess(1, dina.id, 999, 0)
    with pytest.raises(Refused):
        await tables.guesses.guess(1, dina.id, 1, 7)
    with pytest.raises(Refused):
        await tables.guesses.guess(77, dina.id, 1, 0)
    assert not await tables.guesses.best(table.guild.id)


async def test_what_is_over_or_no_contest_takes_no_guess(table: Bench) -> None:
    dina = await watched(table, "ghost_stories")
    guesses = app_of(table).tables.guesses
    with pytest.raises(Refused, match="not-running"):
        await guesses.guess(1, dina.id, 0, 0)


@pytest.mark.long
async def test_a_team_leaves_nothing_to_guess(table: Bench) -> None:
    dina = await watched(table, "ghost_stories")
    assert all("guess" not in live(seen) for seen in dina.messages())


async def test_a_guess_is_handed_over_and_forgotten(table: Bench) -> None:
    dina = await watched(table)
    await dina.press("Anna", on=await opened(dina))
    privacy = app_of(table).tables.privacy
    (row,) = (await privacy.export(dina.id))["guesses"]
    assert (row["table"], row["person"], row["seat"]) == (1, dina.id, 0)
    await privacy.delete(dina.id)
    assert not await app_of(table).tables.house.store.guesses_by(dina.id)


@pytest.fixture
def battles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the first person who places a worker win a battle."""
    monkeypatch.setattr(rulebook("quay"), "telling", Telling(battles=("placed",)))


@pytest.mark.usefixtures("battles")
async def test_a_battle_is_guessed_until_it_is_won(table: Bench) -> None:
    dina = await watched(table)
    thread = next(it for it in table.world.channels.values() if it.thread)
    tables = app_of(table).tables
    number = len((await tables.finding.table(1)).battles) + 1
    seen = await opened(dina)
    assert f"Who wins battle {number}?" in seen.text
    (first, other) = (f"e/guess-battle/1/{number}/{seat}" for seat in (0, 1))
    after = await dina.press(first, on=seen)
    assert f"Battle {number}: Anna\n" in f"{after.text}\n"
    after = await dina.press(other, on=after.message)
    assert f"Battle {number}: Boris\n" in f"{after.text}\n"
    while len((await tables.finding.table(1)).battles) < number:
        await play_on(table, thread, Random(1), turns=1)
    _, winner = (await tables.finding.table(1)).battles[number - 1]
    late = await dina.press(first, on=after.message)
    assert f"Battle {number}: Boris {'✓' if winner == 1 else '✗'}" in late.text
    await play_on(table, thread, Random(1))
    (best,) = await tables.guesses.best(table.guild.id)
    assert (best.person, best.right, best.all) == (dina.id, int(winner == 1), 1)


@pytest.mark.usefixtures("battles")
async def test_a_battle_that_was_undone_is_not_settled(table: Bench) -> None:
    dina = await watched(table)
    tables = app_of(table).tables
    held = await tables.finding.table(1)
    number = len(held.battles) + 1
    await tables.guesses.guess_battle(1, dina.id, number, 0)
    thread = next(it for it in table.world.channels.values() if it.thread)
    while len((await tables.finding.table(1)).battles) < number:
        await play_on(table, thread, Random(1), turns=1)
    at, winner = (await tables.finding.table(1)).battles[number - 1]
    (guess,) = await tables.guesses.of(await tables.finding.table(1), dina.id)
    assert (guess.battle, guess.right) == (number, winner == 0)
    async with tables.house.change(1) as change:
        change.undo(at - 1, seat=None, person=None)
    undone = await tables.finding.table(1)
    assert len(undone.battles) < number
    (guess,) = await tables.guesses.of(undone, dina.id)
    assert guess.right is None


@pytest.mark.usefixtures("battles")
async def test_a_battle_that_is_over_or_far_off_takes_no_guess(table: Bench) -> None:
    dina = await watched(table)
    tables = app_of(table).tables
    number = len((await tables.finding.table(1)).battles) + 1
    for battle, seat in ((number - 1, 0), (number + 1, 0), (number, 7), (0, 0), (-1, 0)):
        with pytest.raises(Refused, match="stale"):
            await tables.guesses.guess_battle(1, dina.id, battle, seat)
    async with tables.house.change(1) as change:
        change.table.settings = replace(change.table.settings, visibility="private")
    with pytest.raises(Refused, match="not-running"):
        await tables.guesses.guess_battle(1, dina.id, number, 0)


async def test_without_battles_nobody_is_asked_about_one(table: Bench) -> None:
    dina = await watched(table)
    assert "guess-battle" not in live(await opened(dina))
    with pytest.raises(Refused, match="stale"):
        await app_of(table).tables.guesses.guess_battle(1, dina.id, 1, 0)


def test_candelabria_s_battles_name_their_winner() -> None:
    telling = rulebook("candelabria").telling
    assert telling.winner(Event("wins", {"seat": "seat:3", "number": 4})) == 3
    assert telling.winner(Event("wins", {"seat": "seat:3"}, to=[3])) is None
    assert telling.winner(Event("wins-alone", {"seat": "seat:3"})) is None
