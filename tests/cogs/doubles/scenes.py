"""Scenes that do everything twice: every verb and command that changes something."""

from collections.abc import Awaitable, Callable

from tests.bench import Bench
from tests.cogs.doubles.gathering import gathering, opening
from tests.cogs.doubles.tables import moderating, playing, wishing
from tests.cogs.doubles.turns import (
    answering_at_once,
    answering_by_a_menu,
    deciding,
    drafting,
    learning,
    paying_again,
    playing_alone,
    practising,
    preparing,
    puzzling,
    taking_advice,
    thinking_again,
    thinking_aloud,
    trying,
)
from tests.cogs.doubles.twice import Twice

# Verbs and commands that only show something or lead on.
LOOKS = """
    abandon acts ahead alone alone-again automas beside board challenge challenge-chosen
    challenge-here contents exercise exercise-of exercises file
    forget-me ghost ghost-follow ghosts ghosts-again ghosts-at give
    give-seat guess guide guide-of guide-open guides help hint idea invite learn learn-game lend
    lesson lesson-hint lesson-of lesson-on log log-page manners mine moment more my-data note notes
    open-table options options-again page part parts people pick points preferences put-away
    puzzle
    quit
    region replay replay-to rules rules-of seat signs since solo solo-progress solo-set stand
    stand-apart stand-now stand-when standing stats step stood tables today today-here
    topic topic-open topics tryout-board tryout-keep tryout-open tryouts turn turn-signs turned undo
    variants why why-not
"""
LOOKING = """
    board card game·export game·list help learn log mygames privacy replay rules seat settings
    setup·check setup·health setup·server since solo·games solo·today spectate·list stats
    table·audit turn undo
"""

# Each scene, with the verbs and commands it does twice.
Scene = Callable[[Twice, Bench], Awaitable[None]]
SCENES: dict[Scene, str] = {
    opening: "/game·new open-game solo-begin rematch fill /solo·week challenge-named"
    " challenge-begin",
    gathering: "join leave set manners-set variants-set automa level kick invite-them code end-code"
    " /join host here start /game·move close challenge-to file-sent play-on",
    drafting: "skip back restart answer choose confirm tally done otherwise film /move",
    thinking_again: "instead",
    paying_again: "pick-instead",
    thinking_aloud: "propose opinion idea-said adopt",
    taking_advice: "use-plan",
    answering_at_once: "now undo-move",
    answering_by_a_menu: "pick-now restart",
    playing_alone: "at-once undo-here pick-at-once",
    playing: "note-add note-remove give-to pause resume snooze undo-to vote redo"
    " lend-to take-back abandon-sure vote-withdraw seat-to quit-sure take-seat",
    deciding: "stand-so stood-if stood-end",
    preparing: "ahead-if ahead-clear",
    trying: "try-from tryout-named tryout-drop",
    practising: "coach exercises-in compare",
    puzzling: "seal",
    learning: "chapter chapter-of real-game",
    wishing: "prefer guess-that guess-battle forget-me-sure reach unwatch server report /quiet"
    " /vacation·start /vacation·end /spectate·table /spectate·server",
    moderating: "/table·resend /table·pause /table·replace /table·repair /table·end",
}


def named(words: str) -> set[str]:
    return {word.replace("·", " ") for word in words.split()}
