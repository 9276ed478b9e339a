"""Words for the points that a turn gains compared with another one."""

from .texts import Texts

TENTH = 10  # worth is counted in tenths of a point
ALIKE = 0.05  # in points: smaller differences do not count


def gain_words(worth: float, t: Texts) -> str:
    points = worth / TENTH
    sign = "−" if points < -ALIKE else "+" if points > ALIKE else "±"
    return t("coach-by", sign=sign, by=abs(points))
