"""What buttons, menus and forms mean: their ids."""
