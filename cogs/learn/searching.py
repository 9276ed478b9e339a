"""Finding things by typed words: their names in any language, other words for them, words with a
slip, and words typed on the other keyboard."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice, product
from pathlib import Path

from ..games.faces import FACES
from ..games.synonyms import read
from ..layouts.kit import ENTRIES, ENTRY, fit
from ..layouts.suggestions import Suggestion, match
from ..words import matching
from ..words.matching import Name
from ..words.texts import LANGUAGES, Texts

Named = Mapping[str, Mapping[str, str]]  # by language: the names of each entry
Means = Callable[[str, str], bool]  # called with a typed word and a known one: tells if they match

SYNONYMS = Path(__file__).with_name("synonyms.toml")
OTHER_LANGUAGE = 1.0  # added to the distance of names in another language
OTHER_WORD = 1.0  # added to the distance if a synonym matched
READINGS = 6  # readings of a typed line with synonyms in place of its words
WHOLE = 3  # letters that suffice to match the beginning of a word
LONG = 5  # letters of the shortest word that may contain a slip
ASIDE = " · "  # separates a name from its kind and its details
PLAYED_HERE = 0.5  # subtracted from the distance of things of the game played here
ITSELF = -1  # distance of an exact name, nearer than all others


def best(
    typed: str, known: Named, language: str, texts: Callable[[], Named] = dict, here: str = ""
) -> str | None:
    """Return the value chosen from the list, or else the best match for the typed words, or
    None."""
    if typed in known:
        return typed
    found = offered(typed, known, language, texts, here)
    return found[0].value if found else None


def offered(
    typed: str, known: Named, language: str, texts: Callable[[], Named] = dict, here: str = ""
) -> list[Suggestion]:
    """Return what matches in any language, the best first, named in the reader's own language.
    Match by name, or else by similar spelling, or else by text; if nothing fits, try the same as
    typed on the other keyboard. Among equals, things of the game played here come first."""
    for line in (typed[:ENTRY], matching.other_keyboard(typed[:ENTRY])):
        for rank, among in ((by_name, known), (by_likeness, known), (by_text, texts())):
            if found := ranked(rank(among, line, language), here):
                return [
                    Suggestion(name=fit(known[value][language], ENTRY), value=value)
                    for value in found[:ENTRIES]
                ]
    return []


def ranked(ranks: Iterator[tuple[float, str]], here: str = "") -> list[str]:
    """Return keys by nearness; equally near ones keep their order."""

    def far(found: tuple[float, str]) -> float:
        return found[0] - PLAYED_HERE * (found[1].partition("/")[0] == here)

    return [value for _, value in sorted(ranks, key=far)]


def by_name(among: Named, typed: str, language: str) -> Iterator[tuple[float, str]]:
    """Yield matches of the name as written, or of a synonym."""
    wanted, others = plain(typed), readings(typed, is_word)
    for value, names in among.items():
        ranks = [
            rank * 2 + OTHER_LANGUAGE * (spoken != language)
            for spoken, name in names.items()
            if (rank := written(wanted, plain(name))) is not None
        ]
        ranks += [OTHER_WORD + far for far in distances(others, names)]
        if ranks:
            yield min(ranks), value


def by_likeness(among: Named, typed: str, language: str) -> Iterator[tuple[float, str]]:
    """Yield matches with a misspelt letter or another ending."""
    wanted, others = [matching.words(typed)], readings(typed, is_like)
    for value, names in among.items():
        ranks = [*distances(wanted, names), *(OTHER_WORD + far for far in distances(others, names))]
        if ranks:
            yield min(ranks), value


def written(wanted: str, name: str) -> int | None:
    """Return how far the wanted words are from the name, 0 being nearest: in the name proper, or
    else in one of the parts that describe it, or else across all of them. Return None if they are
    not in it."""
    parts = name.split(ASIDE)
    if parts[0] == wanted:
        return ITSELF
    ranks = [
        rank + place
        for place, part in enumerate(parts)
        if (rank := match(wanted, part)) is not None
    ]
    if not ranks and match(wanted, name) is not None:
        return len(parts)
    return min(ranks, default=None)


def distances(wanted: Sequence[Sequence[str]], names: Mapping[str, str]) -> Iterator[float]:
    for words, name in product(wanted, dict.fromkeys(names.values())):
        far = matching.distance(words, name_of(name))
        if far is not None:
            yield far


def by_text(among: Named, typed: str, language: str) -> Iterator[tuple[float, str]]:
    """Yield texts that contain every significant word, or its beginning."""
    wanted = [word for word in matching.words(typed) if word not in matching.SMALL]
    for value, texts in among.items():
        for told in map(plain, texts.values()):
            if wanted and all(word in told for word in wanted):
                yield float(told.index(wanted[0])), value
                break


@lru_cache(maxsize=2**12)
def plain(text: str) -> str:
    return text.casefold().strip().replace("ё", "е")


@cache
def name_of(name: str) -> Name:
    proper, _, aside = name.partition(ASIDE)
    return Name(matching.words(proper), matching.words(aside))


# Synonyms


def readings(typed: str, means: Means) -> list[list[str]]:
    """Return other readings of the typed words, with our own words in place of some of them."""
    typed_words = matching.words(typed)
    ways = product(*([[word], *instead(word, means)] for word in typed_words))
    joined = (list(dict.fromkeys(word for part in way for word in part)) for way in ways)
    return list(islice(joined, 1, READINGS))


def instead(typed: str, means: Means) -> list[list[str]]:
    """Return each of our words that a typed synonym may stand for."""
    return [ours for ours, theirs in synonyms() if any(means(typed, word) for word in theirs)]


def is_word(typed: str, word: str) -> bool:
    return typed == word or (len(typed) >= WHOLE and word.startswith(typed))


def is_like(typed: str, word: str) -> bool:
    return min(len(typed), len(word)) >= LONG and matching.apart(typed, word) is not None


@cache
def synonyms() -> Sequence[tuple[list[str], list[str]]]:
    """Return our words, each paired with a synonym of any language."""
    return [
        (matching.words(ours), matching.words(theirs))
        for source in (read(SYNONYMS), *(face.synonyms for face in FACES.values()))
        for table in source.values()
        for ours, theirs in table.items()
    ]


def merged(games: Sequence[Named]) -> Named:
    return games[0] if len(games) == 1 else {key: it[key] for it in games for key in it}


def games_named(games: tuple[str, ...]) -> Named:
    return {
        game: {language: Texts(language).game(game) for language in LANGUAGES} for game in games
    }
