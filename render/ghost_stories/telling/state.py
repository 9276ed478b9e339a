"""The state of the game in words, and everything left beside the village."""

from collections.abc import Iterator

from render.ghost_stories.alt import deck_sentence, haunted_sentence, turn_sentence
from render.ghost_stories.scene import Scene
from render.ghost_stories.telling.words import some, tokens, word
from render.ghost_stories.words import name, said, setting, setting_name, text
from render.kit.telling import fact


def lines(scene: Scene, language: str) -> Iterator[str]:
    view = scene.view
    yield fact(setting(language, "mode", view["mode"]), *chosen(scene, language))
    yield turn_sentence(scene, language)
    if scene.acting:
        yield fact(word("its-turn", language), said(f"board:{scene.acting.colour}", language))
    if view["turn"] is not None:
        yield fact(word("decides", language), scene.of_seat(view["turn"]).name)
    yield from this_turn(scene, language)
    yield from this_roll(scene, language)
    if scene.begun:
        yield haunted_sentence(scene, language)
        yield deck_sentence(scene, language)
        yield fact(word("incarnations-left", language), view["incarnations_left"])
    beaten = [name("ghost", id, language) for id in view["beaten"]]
    yield fact(word("beaten", language), *some(beaten, language))


def chosen(scene: Scene, language: str) -> list[str]:
    """Describe the settings of the game."""
    options = scene.view["options"].items()
    return [
        f"{setting_name(language, id)} – {setting(language, id, value)}"
        for id, value in options
        if id != "mode"
    ]


def this_turn(scene: Scene, language: str) -> Iterator[str]:
    """Yield the stage of this turn and the things done in it so far."""
    view = scene.view
    if view["stage"]:
        yield fact(word("stage", language), word(f"stage-{view['stage']}", language))
    if view["actions"]:
        told = [word(f"action-{action}", language) for action in view["actions"]]
        yield fact(word("actions", language), *told)
    if view["borrowed"]:
        told = [said(f"board:{scene.boards[side].colour}", language) for side in view["borrowed"]]
        yield fact(word("borrowed", language), *told)
    if view["arriving"]:
        yield fact(word("arriving", language), name("ghost", view["arriving"], language))
    for there, message in (("fallen", "fallen"), ("mantra_rests", "mantra-rests")):
        yield word(message, language) if view[there] else ""


def this_roll(scene: Scene, language: str) -> Iterator[str]:
    view = scene.view
    if view["dice"]:
        yield fact(
            word("dice", language), *(said(f"rolled:{face}", language) for face in view["dice"])
        )
    yield fact(word("free-dice", language), view["free_dice"])
    yield word("tao-blocked", language) if view["tao_blocked"] else ""
    for spaces, message in (("targets", "targets"), ("slain", "slain")):
        if view[spaces]:
            told = [said(f"space:{space}", language) for space in view[spaces]]
            yield fact(word(message, language), *told)


def supply(scene: Scene, language: str) -> Iterator[str]:
    view = scene.view
    yield fact(word("tao-supply", language), *tokens(view["supply"], language))
    yield fact(word("qi-supply", language), view["qi"])
    yield fact(word("temple", language), view["temple"])
    yield fact(word("centre-tokens", language), view["centre_tokens"])
    if scene.moon:
        yield fact(word("lost-tao", language), *tokens(view["lost_tao"], language))
        yield fact(word("bank", language), scene.moon.bank)
        gone = [name("artefact", id, language) for id in scene.moon.used_up]
        yield fact(word("used-up", language), *some(gone, language))
        known = [name("ghost", id, language) for id in view["known_cards"]]
        yield fact(word("known-cards", language), *known) if known else ""
    gone = [name("ghost", id, language) for id in view["discard"]]
    yield fact(word("discard", language), *some(gone, language))


def end(scene: Scene, language: str) -> Iterator[str]:
    result = scene.view["result"]
    yield fact(text(language, result["reason"]), word(f"won-{result['won']}", language))
    yield fact(word("level", language), setting(language, "difficulty", result["level"]))
    yield fact(word("score", language), result["scores"][0])
    for id, points in result["parts"][0].items():
        yield fact(text(language, f"part-{id}"), points)
