"""Forged and outdated buttons are refused by name: no press is trusted to come from a panel that
was shown to this person."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from cogs.buttons import gathering, learning, more, settling, standing, turns
from cogs.buttons.picks import Picks
from cogs.words.texts import Texts
from sandbox.model import Overwrite
from sandbox.people import Person, Reply
from sandbox.permissions import Right
from tables import Refused, Settings, Why
from tests.bench import Bench
from tests.cogs.forging import forge, forge_menu
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import open_table, sit_down
from tests.cogs.world import take_right

RUNNING, LOBBY, ALONE = 1, 2, 3
STEP = "9.9"
t = Texts("en")


class Forged(NamedTuple):
    custom_id: str
    answer: str | Why
    value: str | None = None  # the chosen value of a menu


# Presses of somebody without a seat.
STRANGER = {
    "the rules of the server": Forged(settling.server("pace"), "not-owner", "live"),
    "what moderators did": Forged(settling.acts(RUNNING, 0), "not-moderator"),
    "a guide that there is not": Forged(learning.guide("quay", 0), "guide-none"),
    "a topic that there is not": Forged(learning.topic("ryozen", "nothing"), "rules-unknown"),
    "rules that there are not": Forged(learning.contents("quay"), "rules-none"),
    "what people of the table may": Forged(more.more(RUNNING), Why.NOT_SEATED),
    "a table of somebody's messages": Forged(gathering.invite(ALONE), Why.NO_TABLE),
}
# Presses of somebody seated who is neither host nor asked.
GUEST = {
    "what the host may": Forged(gathering.people(LOBBY), Why.NOT_HOST),
    "a plan for another question": Forged(turns.use_plan(RUNNING, STEP, Picks([9])), Why.STALE),
    "a menu of another question": Forged(turns.choose(RUNNING, STEP, 0), Why.STALE, "0"),
    "a menu of several": Forged(turns.pick(RUNNING, STEP, 0, 0, Picks()), Why.STALE, "0"),
    "the reasons of another question": Forged(turns.why_not(RUNNING, STEP), Why.STALE),
    "to decide another question for good": Forged(standing.stand(RUNNING, STEP), Why.STALE),
    "terms of nothing that was decided": Forged(standing.stood_if(RUNNING, 99), Why.NO_ANSWER),
}


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    """Start a game in which anna is asked, gather another table, and open one without a server."""
    async with at_home(tmp_path) as it:
        await sit_down(it, "quay", ["anna", "boris"])
        card = await open_table(it, it["anna"], "quay", 3)
        await it["boris"].press("Join", on=card)
        await app_of(it).tables.lobby.create(it["anna"].id, Settings(game="quay", seats=2))
        await all_told(it)
        yield it
        assert not app_of(it).faults.latest()


def said(answer: str | Why) -> str:
    """Return the sentence up to its first name."""
    if isinstance(answer, Why):
        return t.refusal(Refused(answer))
    return t(answer, games="", modes="", bot="").partition(":")[0]


def words(reply: Reply) -> str:
    return " ".join(it.text for it in (*reply.further, reply.message))


async def refuses(person: Person, forged: Forged) -> None:
    if forged.value is None:
        reply = await forge(person, forged.custom_id)
    else:
        reply = await forge_menu(person, forged.custom_id, forged.value)
    assert said(forged.answer) in words(reply)


@pytest.mark.parametrize("name", STRANGER)
async def test_a_stranger_is_refused(table: Bench, name: str) -> None:
    await refuses(table["clara"], STRANGER[name])


@pytest.mark.parametrize("name", GUEST)
async def test_who_is_not_asked_is_refused(table: Bench, name: str) -> None:
    await refuses(table["boris"], GUEST[name])


async def test_who_has_lent_a_seat_does_not_open_its_panel(table: Bench) -> None:
    tables, anna = app_of(table).tables, table["anna"]
    later = tables.house.time.now() + 3600
    await tables.seats.lend(RUNNING, anna.id, table["clara"].id, later)
    await refuses(anna, Forged(turns.turn(RUNNING), Why.SUBSTITUTED))


async def test_strangers_have_no_seat_to_look_at(table: Bench) -> None:
    assert said(Why.NOT_SEATED) in (await table["clara"].slash("seat", table=RUNNING)).text


@pytest.mark.parametrize(
    ("command", "given", "answer"),
    [
        ("card", {"name": "qqqqq"}, "card-unknown"),
        ("rules", {"topic": "qqqqq"}, "rules-unknown"),
        ("solo week", {}, "not-keeper"),
        ("game new", {"game": "quay", "mode": "nothing"}, "no-such-mode"),
    ],
)
async def test_what_is_typed_is_refused(
    table: Bench, command: str, given: dict[str, str], answer: str
) -> None:
    assert said(answer) in (await table["clara"].slash(command, **given)).text


async def test_a_summary_is_for_a_channel_in_which_the_bot_may_write(table: Bench) -> None:
    anna = table["anna"]
    assert said("not-keeper") in (await anna.go_to_dm().slash("solo week")).text
    take_right(table, Right.SEND_MESSAGES)
    assert said("spectate-no-rights") in (await anna.go(table.channel).slash("solo week")).text


async def test_who_may_not_write_lets_nothing_be_posted(table: Bench) -> None:
    dina = table["dina"]
    deny = Overwrite(dina.id, True, deny=int(Right.SEND_MESSAGES))
    table.world.change_channel(table.channel, overwrites=[deny])
    told = await dina.slash("spectate table", table=str(RUNNING))
    assert said("spectate-writers") in told.text
