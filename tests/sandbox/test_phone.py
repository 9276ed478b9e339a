"""The panels of the games on the page, as large as a phone: the highest of them fit one screen."""

from tests.cogs.kinds import PHONE, heights, kinds

# Of all that `python -m tests.cogs.kinds` measures; the last ones were higher than the screen.
HIGHEST = {
    "bonfire": ("bonfire.discard", "bonfire.rewards"),
    "candelabria": ("candelabria.under", "candelabria.tempt", "candelabria.after"),
    "ghost_stories": ("ghost_stories.yang", "ghost_stories.second_step"),
    "ryozen": ("ryozen.fire", "ryozen.diplomat", "ryozen.its_bonus", "ryozen.first_player"),
}


async def test_the_highest_panels_fit_the_screen_of_a_phone() -> None:
    shown = {point: kinds(game)[point] for game, points in HIGHEST.items() for point in points}
    assert {p: high for p, high in (await heights(shown)).items() if high > PHONE["height"]} == {}
