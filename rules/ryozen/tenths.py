"""The worth of things to automas, in tenths of favour. It was fitted to games of automas: how much
more a seat scored in the end for each thing that it had more of than its rival."""

FAVOUR, RESOURCE, SHARD = 10, 10, 27
COMPANION = 25  # a companion in hand, for its day effect and its influence at night
STRUCK = 14  # loss when a companion is struck and leaves its sector
FOUND_OUT = 5  # loss when a companion's cloak is taken off
EXPLORED = (1, 4, 6, 6)  # by rounds left: an explored village
