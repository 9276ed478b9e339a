"""The worth of things to automas, in tenths of favour. The figures come from games among
themselves: how much more a seat finally scored for each thing it had more than its rival."""

FAVOUR, RESOURCE, SHARD = 10, 10, 27
COMPANION = 25  # a companion in hand: a day effect, and influence at night
STRUCK = 14  # a struck companion, taken from a sector
FOUND_OUT = 5  # a companion no longer cloaked
EXPLORED = (1, 4, 6, 6)  # a village, by rounds left: the next one can be built
