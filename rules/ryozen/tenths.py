"""The worth of things to automas, in tenths of favour. It was fitted to games of automas: how much
more a seat scored in the end for each thing that it had more of than its rival."""

FAVOUR, RESOURCE, SHARD = 10, 10, 27
COMPANION = 25  # a companion in hand, for its day effect and its influence at night
STRUCK = 14  # lost with a struck companion that leaves its sector
FOUND_OUT = 5  # lost with a companion's cloak
EXPLORED = (1, 4, 6, 6)  # an explored village, by rounds left
