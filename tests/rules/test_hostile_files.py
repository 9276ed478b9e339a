"""Saved games that somebody has tampered with: each is refused with the place of the fault, or is
as good as one that was played."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import BadFile
from rules.__main__ import main
from rules.core.agenda import LONGEST
from rules.core.save import LARGEST, read, read_strictly, to_json
from rules.core.stage import staged
from rules.core.verify import verify
from tests.proof import quay
from tests.rules.hostile import enormous, harmed, outcome
from tests.rules.variants import EVERY, Variant, every_game

QUAY = next(variant for variant in EVERY if variant.game == "quay")


def taken_back() -> dict[str, Any]:
    """Return a game in which two decisions were undone and others made."""
    game, chance = QUAY.midway(9), Random(1)
    game.rewind(7, by="vote")
    while len(game.line) < 12:
        choice = game.pending[0]
        game.answer(choice.seat, choice, [chance.choice(choice.keys)][: choice.most])
    data: dict[str, Any] = json.loads(to_json(game))
    return data


def checked(data: dict[str, Any]) -> bool:
    saved = read(json.dumps(data))
    return verify(rules.GAMES[saved.game], saved).replayed


def undo_row(data: dict[str, Any]) -> int:
    return next(n for n, row in enumerate(data["log"]) if row["row"] == "undo")


def without_undo(data: dict[str, Any]) -> None:
    del data["log"][undo_row(data)]


def undo_further(data: dict[str, Any]) -> None:
    data["log"][undo_row(data)]["to"] -= 1


def undo_beyond(data: dict[str, Any]) -> None:
    data["log"][undo_row(data)]["to"] = 99


def undo_floor(data: dict[str, Any]) -> None:
    data["undo_floor"] = data.get("undo_floor", 0) + 1


def undo_seat(data: dict[str, Any]) -> None:
    data["undo_seat"] = 1 - data.get("undo_seat", -1)


def unknown_field(data: dict[str, Any]) -> None:
    data["checkpoint"]["state"]["dragons"] = 1


def unknown_part(data: dict[str, Any]) -> None:
    data["dragons"] = 1


def another_state(data: dict[str, Any]) -> None:
    data["checkpoint"]["state"]["draws"] += 1


def another_undo_state(data: dict[str, Any]) -> None:
    earlier = data.get("undo_checkpoint") or dict(data["checkpoint"])
    data["undo_checkpoint"] = {**earlier, "state": {**earlier["state"], "draws": 0}}


def since_nothing(data: dict[str, Any]) -> None:
    data["log"][3]["since"] = 2


def another_draw(data: dict[str, Any]) -> None:
    data["opening"][0][1] = "another purpose"


def by_nobody(data: dict[str, Any]) -> None:
    data["log"][2]["by"] = "https://example.com"


def rules_before_the_first(data: dict[str, Any]) -> None:
    data["rules"] = -1


HARMS: dict[Callable[[dict[str, Any]], None], str] = {
    without_undo: r"\$\.",
    undo_further: r"\$\.",
    undo_beyond: r"\$\.log\[9\]: cannot go back",
    undo_floor: r"\$\.undo_floor",
    undo_seat: r"\$\.undo_seat",
    unknown_field: r"\$\.checkpoint",
    unknown_part: "dragons",
    another_state: r"\$\.checkpoint",
    another_undo_state: r"\$\.undo_checkpoint",
    since_nothing: r"\$\.log\[3\]",
    another_draw: r"\$\.opening",
    by_nobody: r"\$\.log\[2\]\.by",
    rules_before_the_first: r"\$\.rules",
}


def test_what_was_taken_back_is_played_again() -> None:
    assert checked(taken_back())


@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_the_place_of_the_harm_is_named(harm: Callable[[dict[str, Any]], None]) -> None:
    data = taken_back()
    harm(data)
    with pytest.raises(BadFile, match=HARMS[harm]):
        checked(data)


def test_a_draw_of_a_decision_is_what_the_rules_have_drawn_it_for() -> None:
    drawing = next(variant for variant in EVERY if variant.game == "vigil")
    data = json.loads(to_json(drawing.midway(25)))
    row = next(row for row in data["log"] if row.get("chance"))
    row["chance"][0][1] = "another purpose"
    with pytest.raises(BadFile, match=r"\$\.log\[\d+\]: its draws are not those"):
        checked(data)


def test_a_staged_position_with_less_than_nothing_is_refused() -> None:
    data = json.loads(to_json(staged(quay.book, 2, agenda=[["turn", 0]])))
    assert checked(data) is False
    data["checkpoint"]["state"]["seats"][0]["workers"] = -1
    with pytest.raises(BadFile, match="less than nothing"):
        checked(data)


def test_a_position_that_asks_nobody_comes_to_an_end() -> None:
    """With nobody alive the turn would pass on for ever, so the number of steps is limited."""
    book = rules.GAMES["ghost_stories"]
    data = json.loads(to_json(staged(book, 2, agenda=[["turn", 0]])))
    for board in data["checkpoint"]["state"]["boards"]:
        board["qi"] = 0
    data["checkpoint"]["state"]["result"] = None
    with pytest.raises(BadFile, match=f"nobody is asked anything in {LONGEST} steps"):
        checked(data)


def test_a_name_that_stands_twice_behind_countless_others_is_found_at_once() -> None:
    """The time grows with the file, not with its square: this one would take over an hour."""
    names = ",".join(f'"{number:06x}":0' for number in range(500_000))
    text = to_json(QUAY.midway(3)).replace('"state":{', '"state":{' + names + ',"z":1,"z":2,', 1)
    with pytest.raises(BadFile, match="'z' stands there twice"):
        read_strictly(text.encode())


def test_enormous_files_are_refused_before_they_are_read() -> None:
    for text in enormous():
        assert outcome(text, "{}") == "refused"
    with pytest.raises(BadFile, match=f"larger than {LARGEST}"):
        read("x" * (LARGEST + 1))


@every_game
@settings(max_examples=30, deadline=None)
@given(chance=st.randoms(use_true_random=False))
def test_any_harm_is_refused_or_harmless(variant: Variant, chance: Random) -> None:
    original = to_json(variant.midway(25))
    outcome(harmed(original, chance), original)


def test_a_position_that_cannot_be_shown_is_one_line(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(to_json(QUAY.midway(9)))
    data["checkpoint"]["state"]["seats"] = []
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert main(["replay", str(file)]) == 1
    error = capsys.readouterr().err
    assert error.startswith("error: ")
    assert error.count("\n") == 1


def test_a_game_without_what_it_asks_about_is_refused() -> None:
    """Its rules are an unknown version, so only the checkpoint can be checked."""
    data: dict[str, Any] = json.loads(to_json(rules.new_game("bonfire", seats=2, seed=b"x")))
    data["rules"] = 0
    for city in data["checkpoint"]["state"]["seats"]:
        city["supply"][3], city["spare"] = city["spare"], ""
    with pytest.raises(BadFile, match="first fate tile"):
        checked(data)
