"""Help, guides, cards and rules."""
