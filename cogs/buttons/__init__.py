"""The ids of buttons, menus and forms, and their meaning."""
