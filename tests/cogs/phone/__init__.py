"""How much of a phone's screen a panel takes: states of every game, shown as the bot shows them."""
