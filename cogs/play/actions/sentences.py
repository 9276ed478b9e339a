"""Sentences for typed words that cannot be carried out: the reason, and the possible answers."""

from collections.abc import Sequence

from tables import Final

from ...layouts.answers import how_many
from ...presses.faults import Told
from ...rulebook.citing import rule_button
from .asked import Asked, Reader
from .lines import BREAK, Meaning, Reading, told

INSTEAD = 0.28  # an illegal meaning that is this much nearer gets explained instead


def only_meaning(reading: Reading, reader: Reader) -> Meaning:
    """Return the one meaning of a line; raise Told if it is illegal, unclear or ambiguous."""
    first = reading.meanings[0] if reading.meanings else None
    refused = meant_instead(reading, first)
    if refused is not None:
        raise why_refused(refused, reading, reader)
    if first is None:
        raise Told(unclear(reading, reader))
    best = min(reading.equals, key=explained)
    if not all(as_good(best, other) for other in reading.equals):
        raise Told(ambiguous(reading, reader))
    return best


def explained(meaning: Meaning) -> int:
    return sum(link.asked.explained(link.keys) for link in meaning.chain)


def as_good(one: Meaning, other: Meaning) -> bool:
    """Tell if the two chains mean the same to somebody who typed this: they differ only in twins,
    such as two free spots, or the second one adds a cost that nobody mentioned."""
    return len(one.chain) == len(other.chain) and all(
        mine.keys == theirs.keys or mine.asked.as_good(mine.keys, theirs.keys)
        for mine, theirs in zip(one.chain, other.chain, strict=True)
    )


def meant_instead(reading: Reading, first: Meaning | None) -> Meaning | None:
    """Return an illegal meaning that fits the words better than all legal ones."""
    if not reading.refused:
        return None
    if first is not None:
        nearest = reading.refused[0]
        return nearest if nearest.far + INSTEAD < first.far else None
    latest = max(reading.refused, key=lambda meaning: (meaning.at, -meaning.far))
    assert reading.furthest is not None
    return latest if latest.at >= reading.furthest.at else None


def quoted(words: Sequence[str]) -> str:
    return " ".join(word for word in words if word != BREAK)


def so_far(meaning: Meaning, reader: Reader) -> str:
    """Return the part that was understood, to show where the rest went wrong."""
    return reader.t("act-so-far", steps=told(meaning.chain)) if meaning.chain else ""


def lines(*parts: str) -> str:
    return "\n".join(part for part in parts if part)


def possible(asked: Asked, words: Sequence[str] = (), keys: Sequence[str] | None = None) -> str:
    """Return the question with the legal options nearest to the words."""
    near = asked.nearest(words, asked.choice.keys if keys is None else keys)
    t = asked.reader.t
    return t("act-possible", question=asked.question, options=asked.listed(near))


def why_refused(refused: Meaning, reading: Reading, reader: Reader) -> Told:
    assert refused.refusal is not None
    assert refused.asked is not None
    words = reading.words[refused.since : refused.at]
    return not_legal(refused.asked, refused.refusal.key, words, so_far(refused, reader))


def not_legal(asked: Asked, key: str, words: Sequence[str] = (), understood: str = "") -> Told:
    """Return the reason why this is illegal, the alternatives, and a way to the rule."""
    t = asked.reader.t
    refusal = asked.choice.why(key)
    thing = asked.called([key], t.language)[key]
    why = asked.reason(refusal) if refusal else t("act-not-now")
    told = lines(t("act-refused", thing=thing, why=why), possible(asked, words), understood)
    return Told(told, rule_button(asked.choice.book.id, refusal.rule, t) if refusal else None)


def unclear(reading: Reading, reader: Reader) -> str:
    furthest = reading.furthest
    assert furthest is not None
    rest = reading.words[furthest.at :]
    t, typed = reader.t, quoted(rest)
    if furthest.asked is not None:
        told_so = t("act-unclear", typed=typed) if typed else how_many(furthest.asked.choice, t)
        return lines(told_so, possible(furthest.asked, rest), so_far(furthest, reader))
    final = furthest.trial.final
    return lines(t("act-beyond" if final else "act-too-much", typed=typed),
                 why_final(final, reader), so_far(furthest, reader))  # fmt: skip


def why_final(final: Final | None, reader: Reader) -> str:
    return reader.t(f"final-{final}") if final else ""


def ambiguous(reading: Reading, reader: Reader) -> str:
    """Say at which question the meanings part, and list the answers that fit there."""
    chains = [meaning.chain for meaning in reading.equals]
    shortest = min(map(len, chains))
    parting = next(
        (n for n in range(shortest) if len({chain[n].keys for chain in chains}) > 1), shortest - 1
    )
    asked = chains[0][parting].asked
    order = asked.choice.keys.index
    picks = sorted({chain[parting].keys for chain in chains}, key=lambda keys: [*map(order, keys)])
    options = "; ".join(f"**{asked.label(keys)}**" for keys in picks)
    typed = quoted(reading.words)
    return lines(reader.t("act-ambiguous", typed=typed, options=options), f"-# {asked.question}")
