"""Answers that somebody has prepared."""

from rules.core import Game, Prepared, answer_prepared, imagined
from rules.core.save import to_json
from rules.core.stage import staged
from tests.proof import siege
from tests.rules.script import G, answer, script


def mustering() -> Game[siege.State]:
    def arrange(s: siege.State) -> None:
        s.rounds = 2
        s.seats[0].hand = ["oil", "oil", "rest"]
        s.walls = {"north": 1, "south": 3, "west": 3}

    return staged(siege.book, 2, edit=arrange, agenda=[["muster", 0], ["council"]])


def prepared(condition: str, *, key: str = "card:oil", always: bool = False) -> Prepared:
    return Prepared("siege.show", [key], condition, always)


def test_a_prepared_answer_is_given_when_its_condition_holds() -> None:
    game = mustering()
    assert game.pending[0].conditions == ["until:2", "weak:north", "weak:south", "weak:west"]
    events, left = answer_prepared(game, 0, [prepared("weak:south"), prepared("weak:north")])
    assert [event.id for event in events or []] == ["shown"]
    assert left == [prepared("weak:south")]
    assert game.line[-1].by == "prepared"
    assert answer_prepared(game, 0, left) == (None, left)
    assert answer_prepared(game, 1, left) == (None, left)


def test_a_standing_answer_stays_until_its_time_is_over() -> None:
    game = mustering()
    standing = [prepared("until:2", always=True)]
    for _ in range(2):
        events, standing = answer_prepared(game, 0, standing)
        assert events is not None
        assert len(standing) == 1
    assert answer_prepared(game, 0, [prepared("", key="card:rest"), *standing])[1] == standing
    assert answer_prepared(mustering(), 0, [prepared("until:1", always=True)]) == (None, [])


def test_a_prepared_answer_that_is_not_legal_waits() -> None:
    game = mustering()
    before = to_json(game)
    held_back = [prepared("", key="card:archer"), Prepared("siege.card", ["card:oil"])]
    assert answer_prepared(game, 0, held_back) == (None, held_back)
    assert to_json(game) == before


def test_what_a_question_is_about_is_known_to_who_is_asked() -> None:
    async def start(g: G) -> None:
        await g.ask(0, "core.line", ["a", "b"])
        g.then(["draws"])

    async def draws(g: G) -> None:
        card = g.draw("cards", g.s.notes.lines)
        await g.ask(0, "core.line", ["a", "b"], about={"card": card})

    game = script(start, draws)
    game.book.view = lambda s, seat: {"left": len(s.notes.lines)}
    game.book.redeal = lambda s, seat, shuffle: s.notes.lines.reverse()
    game.state.notes.lines += ["fox", "owl"]
    answer(game, "a")
    twin = imagined(game, 0, b"x")
    assert twin.pending[0].about == game.pending[0].about == {"card": "fox"}
