"""Taking turns: by the panel and by typing."""
