"""The stages that follow a change of a table, in this order: given, followed, called, paged. Each
stage reads and changes the open table; none knows those after it."""

from .called import call
from .followed import follow
from .given import give
from .opened import OpenTable
from .paged import page


def run(opened: OpenTable) -> None:
    """Run all stages, before saving."""
    if opened.looked_at:
        if opened.writes.log or opened.writes.beforehand:
            give(opened)
        follow(opened)
    call(opened)
    page(opened)
