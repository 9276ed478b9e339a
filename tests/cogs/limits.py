"""Checks messages against Discord's limits."""

from discord import ui

from cogs.layouts.kit import CHARACTERS, COMPONENTS, ENTRIES, LABEL

CUSTOM_ID = 100


def within_limits(view: ui.LayoutView) -> None:
    assert view.total_children_count <= COMPONENTS
    assert view.content_length() <= CHARACTERS
    ids = []
    for item in view.walk_children():
        if isinstance(item, ui.Button):
            assert len(item.label or "") <= LABEL
            ids.append(item.custom_id)
        if isinstance(item, ui.Select):
            assert 1 <= len(item.options) <= ENTRIES
            assert len({option.value for option in item.options}) == len(item.options)
            assert item.min_values <= item.max_values <= len(item.options)
            ids.append(item.custom_id)
    assert len(set(ids)) == len(ids)
    assert all(len(id or "") <= CUSTOM_ID for id in ids)
