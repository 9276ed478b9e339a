"""Days of challenges, counted from 1970 in UTC."""

from datetime import date

from .model import DAY, HOUR

SHOWN_AFTER = DAY + 12 * HOUR  # from the day's beginning; after that, no more games count
EPOCH = date(1970, 1, 1).toordinal()


def day_of(at: int) -> int:
    return at // DAY


def date_of(day: int) -> date:
    return date.fromordinal(EPOCH + day)


def first_of(year: int) -> int:
    return date(year, 1, 1).toordinal() - EPOCH


def shown_at(day: int) -> int:
    """Return when the day's secret is shown and its places become final."""
    return day * DAY + SHOWN_AFTER
