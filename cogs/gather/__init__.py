"""Tables before their start: opening, joining, options, playing alone."""
