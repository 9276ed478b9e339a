"""A language nobody speaks: every sentence has accents and is half as long again.

A drawing or layout in it shows at once if a sentence does not come from the files, or if a longer
language would not fit.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import locales
from locales import check

LANGUAGE = "eo"
DISCORD = "hu"  # the name by which Discord asks for it
ACCENTS = str.maketrans("aceghjlnorstuzACEGIJLNOSTUZ", "áçéĝĥĵĺñöřšťůžÁÇÉĜÍĴĹÑÖŠŤŮŽ")
UNCHANGED = ("place",)  # attributes without words


class Stretched(Transformer):
    """Gives each piece of text accents, and makes it half as long again."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        said = node.value
        again = f" {said.strip()[: len(said) // 2]}" if len(said.split()) > 1 else ""
        return ast.TextElement(f"{said}{again}".translate(ACCENTS))

    def visit_Attribute(self, node: ast.Attribute) -> ast.BaseNode:
        return node if node.id.name in UNCHANGED else self.generic_visit(node)


def write(folder: Path) -> None:
    """Write the language's files beside a ``language.toml``; commands stay as they are."""
    for domain in locales.domains():
        if domain.endswith("commands"):
            continue
        for path in locales.files(locales.SOURCE, domain):
            parsed = FluentParser().parse(path.read_text("utf-8"))
            made = folder / LANGUAGE / f"{domain}.ftl"
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(FluentSerializer().serialize(Stretched().visit(parsed)), "utf-8")
    about = f'name = "Stretched"\ndiscord = ["{DISCORD}"]\n'
    (folder / LANGUAGE / "language.toml").write_text(about, "utf-8")


@contextmanager
def spoken(folder: Path) -> Iterator[None]:
    """Let the bot speak the languages of this folder as well."""
    known, languages = dict(locales.KNOWN), locales.LANGUAGES
    locales.FOLDERS.append(folder)
    locales.KNOWN.update(locales.found())
    locales.LANGUAGES = tuple(locales.KNOWN)
    forget()
    yield
    locales.FOLDERS.remove(folder)
    locales.KNOWN.clear()
    locales.KNOWN.update(known)
    locales.LANGUAGES = languages
    forget()


def forget() -> None:
    for kept in (locales.bundle, locales.said_in, locales.chain, locales.name, check.sentences):
        kept.cache_clear()
