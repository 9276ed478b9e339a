"""Ids of buttons, menus and forms, with their meaning."""
