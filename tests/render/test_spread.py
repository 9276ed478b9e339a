"""The picture of the spread of a challenge's scores."""

import pytest

from render.kit.look import Look
from render.kit.spread import MOST_BARS, Scored, Words, bars_of, draw_spread, spread_picture

WORDS = Words("Ryozen, 2026-11-19", "won", "lost", "you")
MANY = [Scored(score, score > 50) for score in (33, 41, 47, 52, 55, 58, 58, 61, 62, 71)]


def test_every_score_has_its_bar() -> None:
    bars = bars_of([*MANY, Scored(64, True, True)])
    assert [bar.name for bar in bars] == ["30–39", "40–49", "50–59", "60–69", "70–79"]
    assert [(bar.won, bar.lost) for bar in bars] == [(0, 1), (0, 2), (4, 0), (3, 0), (1, 0)]
    assert [bar.own for bar in bars] == [False, False, False, True, False]


@pytest.mark.parametrize("scores", [[7], [0, 1], [-12, 3], [5, 480], list(range(40))])
def test_there_are_few_bars_and_all_are_in_them(scores: list[int]) -> None:
    bars = bars_of([Scored(score, won=True) for score in scores])
    assert 1 <= len(bars) <= MOST_BARS
    assert sum(bar.won for bar in bars) == len(scores)
    assert all(any(bar.first <= score <= bar.last for bar in bars) for score in scores)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_picture_says_it_in_words_too(theme: str) -> None:
    picture = spread_picture([*MANY, Scored(64, True, True)], WORDS, Look("en", theme, 1000))
    assert picture.alt.startswith("Ryozen, 2026-11-19. 30–39: won 0, lost 1.")
    assert "60–69: won 3, lost 0, you." in picture.alt
    canvas = draw_spread(MANY, WORDS, Look("en", theme, 1000))
    assert not [label.text for label in canvas.labels if label.cut]
