"""Finds the page and section in the printed rulebook for a line that the code cites.

python -m tools.page ryozen.ru.txt:412
python -m tools.page ru bonfire.ru.txt:512-520,634
"""

import sys

from cogs.rulebook.pages import book, place_told, spans
from cogs.words.texts import LANGUAGES, Texts


def main(arguments: list[str]) -> int:
    language = arguments[0] if arguments and arguments[0] in LANGUAGES else LANGUAGES[0]
    places = [place for place in arguments if place not in LANGUAGES]
    if not places:
        print(__doc__, file=sys.stderr)
        return 2
    known = True
    for place in places:
        name, parts = spans(place)
        if book(name) is None or not parts:
            print(f"{place}: no such line of a book that is known", file=sys.stderr)
            known = False
        else:
            print(f"{place}: {place_told(place, Texts(language))}")
    return 0 if known else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
