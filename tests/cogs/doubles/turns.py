"""Double clicks while somebody plans a turn, or tries one out."""

from random import Random

from rules.core import Choice
from rules.search import Appraisal, Exercise
from sandbox.people import Person
from sandbox.seen import Seen
from tables.base.coached import Practice, Practices
from tables.base.keeping import pack
from tests.bench import Bench, tries
from tests.cogs.asked import panel_with, play_until
from tests.cogs.doubles.twice import Twice, sit_down
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import (
    answer,
    begin_alone,
    beside,
    button,
    called,
    draw_up,
    live,
    named,
    open_panel,
    play_on,
    prefer,
    take_turn,
    turn_message,
    verb_of,
)
from tests.cogs.puzzling import planned, wanted


async def drafting(them: Twice, table: Bench) -> None:
    """Use everything that a panel may offer."""
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    person, panel = await panel_with(table, 1, "skip", lambda choice: choice.least == 0)
    panel = await them.press(person, panel, button(panel, "skip"))
    panel = await them.press(person, panel, button(panel, "back"))
    panel = await them.press(person, panel, button(panel, "skip"))
    panel = await beside(person, panel)
    await them.press(person, panel, button(panel, "restart"))
    person, panel = await panel_with(table, 1, "answer")
    await them.press(person, panel, button(panel, "answer"))
    person, panel = await panel_with(table, 1, "choose", lambda choice: len(choice.keys) > 4)
    menu = panel.selects[0]
    panel = await them.select(person, panel, menu.custom_id, menu.options[0])
    panel = await draw_up(person, panel, Random(3))
    await them.press(person, panel, button(panel, "confirm"))
    person = (await play_until(table, 1)).go(thread)
    line = (await person.autocomplete("move", "text", ""))[0]
    await them.slash(person, "move", text=line.value)
    replay = (await person.slash("replay")).message
    await them.press(person, replay, "e/film/1")
    table["anna"].go("games")
    await sit_down(table, "bonfire", ["anna", "boris"])
    for name in ("anna", "boris"):
        await prefer(table[name], "text_only", "on")  # text leaves room for buttons
    await all_told(table)
    person, panel = await panel_with(table, 2, "tally", lambda it: it.least < it.most)
    chance, again = Random(4), tries("to take as many as are asked for")
    while "done" not in live(panel):
        next(again)
        kinds = [one for one in panel.buttons if verb_of([one]) == "tally" and not one.disabled]
        panel = await them.press(person, panel, chance.choice(kinds).custom_id or "")
    await them.press(person, panel, button(panel, "done"))
    person, panel = await panel_with(table, 2, "otherwise", pays)
    await them.press(person, panel, button(panel, "otherwise"))


async def thinking_again(them: Twice, table: Bench) -> None:
    """Change, by a button, an answer that the bot had filled in by itself."""
    await sit_down(table, "ryozen", ["anna", "boris"])
    person, panel = await drafted_with(table, 1, "instead")
    await them.press(person, panel, button(panel, "instead"))


async def paying_again(them: Twice, table: Bench) -> None:
    """Change, by a menu, a payment that the bot had filled in by itself."""
    await sit_down(table, "bonfire", ["anna", "boris"])
    person, panel = await drafted_with(table, 1, "pick-instead")
    menu = next(it for it in panel.selects if named(it) == "pick-instead")
    await them.select(person, panel, menu.custom_id, menu.options[0])


async def drafted_with(table: Bench, number: int, wanted: str) -> tuple[Person, Seen]:
    """Play turn after turn until the panel of a draft shows this button; return its person, too."""
    again, chance = tries(f"to draft something with {wanted!r}"), Random(5)
    while True:
        person = await play_until(table, number)
        listed = (await person.slash("mygames")).message
        panel = (await person.press(f"e/turn/{number}", on=listed)).message
        while wanted not in live(panel) and "confirm" not in live(panel):
            next(again)
            panel = await answer(person, panel, chance)
        if wanted in live(panel):
            return person, panel
        await person.press("Confirm", on=panel)


async def taking_advice(them: Twice, table: Bench) -> None:
    """Take an automa's plan over into the draft."""
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    panel = await open_panel(person)
    told = (await person.press(button(panel, "hint"), on=panel)).message
    await them.press(person, told, button(told, "use-plan"))


async def answering_at_once(them: Twice, table: Bench) -> None:
    """Press an option on the call itself, and undo it."""
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    asked = (await play_until(table, 1, lambda choice: choice.point == "ryozen.clan")).go(thread)
    call = await asked.sees(lambda seen: "now" in live(seen))
    done = await them.press(asked, call, button(call, "now"))
    await them.press(asked, done, button(done, "undo-move"))
    await them.rest()


async def answering_by_a_menu(them: Twice, table: Bench) -> None:
    """Answer by a menu on the call itself, which opens the panel with this answer in the draft."""
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    asked = (await play_until(table, 1)).go(thread)
    call = await asked.sees(lambda seen: "pick-now" in live(seen))
    (offered,) = call.selects
    panel = await them.select(asked, call, offered.custom_id, offered.options[0])
    panel = await beside(asked, panel)
    await them.press(asked, panel, button(panel, "restart"))


async def playing_alone(them: Twice, table: Bench) -> None:
    """Press an option on the page of a solo game, and undo it."""
    anna = table["anna"].go_to_dm()
    await begin_alone(anna, "quay.base.2")
    await all_told(table)
    while "at-once" not in live(turn_message(anna)):  # the automa's moves may bring up others first
        await take_turn(anna, Random(1))
        await all_told(table)
    page = turn_message(anna)
    await them.press(anna, page, button(page, "at-once"))
    await all_told(table)
    page = turn_message(anna)
    await them.press(anna, page, button(page, "undo-here"))
    await all_told(table)
    await begin_alone(anna, "bonfire.solo.1")
    await all_told(table)
    page = turn_message(anna)
    (cities,) = page.selects
    await them.select(anna, page, cities.custom_id, cities.options[0])
    await all_told(table)


async def thinking_aloud(them: Twice, table: Bench) -> None:
    """Show a draft to a team: one agrees, and another's idea replaces it."""
    thread = await sit_down(table, "ghost_stories", ["anna", "boris"])
    actor = (await play_until(table, 1)).go(thread)
    other = next(table[it] for it in ("anna", "boris") if table[it] is not actor).go(thread)
    panel = await answer(actor, await open_panel(actor), Random(1))
    await them.press(actor, panel, button(panel, "propose"))
    shown = await other.sees(lambda seen: verb_of(seen.buttons) == "opinion")
    await them.press(other, shown, "e/opinion/1/1/1")
    found = await app_of(table).tables.proposals.rehearse(1, other.id)
    assert found.fresh.question is not None
    line = found.fresh.question.options[-1].label("en")
    await them.fill_in(other, shown, "e/idea/1/1", idea=line)
    theirs = await actor.sees(lambda seen: "adopt" in live(seen))
    await them.press(actor, theirs, button(theirs, "adopt"))


def pays(choice: Choice) -> bool:
    """Tell if the choice follows a price that could be paid in several ways."""
    return choice.point == "bonfire.path_tile"


async def deciding(them: Twice, table: Bench) -> None:
    """Make, change and end a standing answer twice each."""
    await sit_down(table, "siege", ["anna", "boris"])
    person, panel = await panel_with(table, 1, "beside", lambda choice: bool(choice.conditions))
    panel = await beside(person, panel)
    shown = (await person.press(button(panel, "stand-apart"), on=panel)).message
    shown = (await person.select("When?", "weak:north", on=shown)).message
    shown = await them.press(person, shown, button(shown, "stand-so"))
    shown = (await person.select("Change or end one of them", shown.selects[0].options[0])).message
    shown = await them.select(person, shown, menu_of(shown), "weak:south")
    shown = (await person.select("Change or end one of them", shown.selects[0].options[0])).message
    await them.press(person, shown, button(shown, "stood-end"))


async def preparing(them: Twice, table: Bench) -> None:
    """Prepare a turn, put a condition on it, and withdraw it."""
    await sit_down(table, "siege", ["anna", "boris"])
    asked = await play_until(table, 1, lambda choice: choice.point == "siege.show")
    other = next(table[it] for it in ("anna", "boris") if table[it] is not asked)
    board = (await other.slash("board")).message
    panel = (await other.press("e/ahead/1", on=board)).message
    panel = (await other.press("Skip", on=panel)).message
    panel = await them.select(other, panel, menu_of(panel), "weak:north")
    done = (await other.press(button(panel, "confirm"), on=panel)).message
    await them.press(other, done, "e/ahead-clear/1")


async def trying(them: Twice, table: Bench) -> None:
    """Begin, keep and discard a private copy."""
    await sit_down(table, "quay", ["anna", "boris"])
    anna = table["anna"]
    board = (await anna.slash("board")).message
    panel = await them.press(anna, board, "e/try-from/1/-1")
    panel = await them.fill_in(anna, panel, button(panel, "tryout-keep"), name="The bank first")
    await them.press(anna, panel, button(panel, "tryout-drop"))


async def learning(them: Twice, table: Bench) -> None:
    """Begin a chapter by the menu and by its button, then a real game with Tom."""
    anna = table["anna"]
    shown = (await anna.slash("learn")).message
    shown = (await anna.select(menu_of(shown), "bonfire.first", on=shown)).message
    shown = await them.press(anna, shown, button(shown, "chapter"))
    shown = (await anna.slash("learn")).message
    shown = (await anna.select(menu_of(shown), "bonfire.first", on=shown)).message
    await them.select(anna, shown, menu_of(shown), "path")
    shown = (await anna.slash("learn")).message
    shown = (await anna.select(menu_of(shown), "bonfire.tom", on=shown)).message
    await them.press(anna, shown, button(shown, "real-game"))


async def practising(them: Twice, table: Bench) -> None:
    """Look for turning points, from the game and from the list, and compare one."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(3), every=1000)
    await all_told(table)
    anna = table["anna"].go(thread)
    end = await anna.sees("The game is over")
    await them.press(anna, end, button(end, "coach"))
    mine = (await anna.slash("mygames")).message
    listed = (await anna.press("My turning points", on=mine)).message
    await them.select(anna, listed, listed.selects[-1].custom_id, "1")
    await made_up_exercise(table, anna.id)
    listed = (await anna.press("My turning points", on=mine)).message
    panel = (await anna.press("Play", on=listed)).message
    again = tries("to draw the turn up")
    while "compare" not in live(panel):
        next(again)
        panel = await answer(anna, panel, Random(1))
    await them.press(anna, panel, button(panel, "compare"))


async def puzzling(them: Twice, table: Bench) -> None:
    """Answer the puzzle of the week."""
    posed = await wanted(table)
    clara = table["clara"]
    panel = await planned(clara, (await clara.press("Solve it", on=posed)).message)
    await them.press(clara, panel, button(panel, "seal"))


async def made_up_exercise(table: Bench, person: int) -> None:
    """Replace the stored exercise by one about the first turn of the game, as if it were a
    mistake."""
    tables = app_of(table).tables
    async with tables.house.open(1) as opened:
        decision = next(it for it in opened.game.line if it.seat == 0)
        at = opened.game.line.index(decision)
    steps = [(decision.point, tuple(decision.keys))]
    exercise = Exercise(at, 0, steps, steps, Appraisal(0.0, {}), Appraisal(1.0, {}))
    (row,) = await tables.house.store.exercises_of(person)
    body = pack(Practices("quay", [Practice(exercise, at)]))
    assert await tables.house.store.keep_exercises(row._replace(body=body), row.body, 9)


def menu_of(shown: Seen) -> str:
    return shown.selects[0].custom_id
