"""Discord in, Discord out: clicks and commands become calls on tables, news becomes messages."""
