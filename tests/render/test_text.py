"""Text keeps within its box in both scripts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.kit.fonts import Face, font
from render.kit.ink import inked
from render.kit.text import ELLIPSIS, NO_BREAK, NO_LETTER, fit, legible, width_of

CYRILLIC = "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
SIGNS = "0123456789.,;:!?()+-–—×/«»“”’…№%"

words = st.lists(st.text(alphabet=CYRILLIC + "abcdefghiW", min_size=1, max_size=14), min_size=1)


@pytest.mark.parametrize("face", Face)
def test_every_face_has_both_scripts(face: Face) -> None:
    missing = font(face, 40).getmask(NO_LETTER)
    for letter in CYRILLIC + SIGNS:
        drawn = font(face, 40).getmask(letter)
        assert drawn.size != missing.size or bytes(drawn) != bytes(missing), (face, letter)


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("quote", "«»“”„")
def test_a_quote_is_as_wide_as_it_is_drawn(quote: str, face: Face) -> None:
    """Otherwise it would lie on its neighbour."""
    drawn = inked(quote, face, 80)
    assert drawn.left + drawn.mask.width - 3 <= width_of(quote, face, 80)


@pytest.mark.long
@settings(deadline=None)
@given(words, st.integers(60, 600), st.integers(40, 300), st.integers(1, 5))
def test_text_never_leaves_its_box(text: list[str], width: int, height: int, lines: int) -> None:
    fitted = fit(
        " ".join(text),
        face=Face.BODY,
        largest=48,
        least=12,
        lines=lines,
        width=width,
        height=height,
    )
    assert len(fitted.lines) <= lines
    assert fitted.width <= width
    assert fitted.height <= height
    assert fitted.cut or "".join(" ".join(fitted.lines).split()) == "".join(text)


def test_it_shrinks_before_it_wraps_and_loses_letters_last() -> None:
    def sized(width: int, lines: int) -> tuple[int, int, bool]:
        fitted = fit(
            "Церемония трёх огней",
            face=Face.TITLE,
            largest=40,
            least=20,
            lines=lines,
            width=width,
            height=200,
        )
        return fitted.pixels, len(fitted.lines), fitted.cut

    assert sized(600, 1) == (40, 1, False)
    assert sized(240, 2) == (40, 2, False)
    pixels, lines, cut = sized(300, 1)
    assert 20 < pixels < 40
    assert (lines, cut) == (1, False)
    assert sized(90, 1) == (20, 1, True)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Анна 🦊", "Анна"),
        ("𝓑𝓸𝓻𝓲𝓼 the 𝔾𝕣𝕖𝕒𝕥", "Boris the Great"),
        ("Zoë Šťastná", "Zoë Šťastná"),
        ("🦊🔥", ""),
        ("玩家", ""),
    ],
)
def test_names_are_written_as_far_as_our_faces_go(name: str, shown: str) -> None:
    assert legible(name) == shown


def test_the_last_resort_ends_with_an_ellipsis() -> None:
    fitted = fit(
        "one two three four", face=Face.BODY, largest=30, least=30, lines=1, width=100, height=50
    )
    assert fitted.cut
    assert fitted.lines[0].endswith(ELLIPSIS)


KEPT = [
    ("Destroy temple 1", 150, ("Destroy", f"temple{NO_BREAK}1")),
    ("Mine 6, then go", 120, (f"Mine{NO_BREAK}6,", "then go")),
    ("Take 2 coins", 130, ("Take", f"2{NO_BREAK}coins")),
    ("Разрушить храм 1", 160, ("Разрушить", f"храм{NO_BREAK}1")),
    ("каждый другой — 1.", 245, ("каждый", f"другой —{NO_BREAK}1.")),
    ("улучшение года III", 160, ("улучшение", f"года{NO_BREAK}III")),
    ("Возьмите 12 монет", 190, ("Возьмите", f"12{NO_BREAK}монет")),
]


@pytest.mark.parametrize(("text", "width", "lines"), KEPT)
def test_no_number_stands_without_its_word(text: str, width: int, lines: tuple[str, ...]) -> None:
    fitted = fit(text, face=Face.BODY, largest=30, least=30, lines=3, width=width, height=200)
    assert fitted.lines == lines


def test_a_number_leaves_its_word_rather_than_lose_letters() -> None:
    fitted = fit("храм 1", face=Face.BODY, largest=30, least=30, lines=2, width=76, height=200)
    assert (fitted.lines, fitted.cut) == (("храм", "1"), False)
