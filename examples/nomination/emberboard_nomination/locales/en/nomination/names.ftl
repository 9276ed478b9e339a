nomination = Nomination Whist
nomination-mode-base = Nomination Whist
nomination-cards = Cards of the first deal
nomination-cards-about = Each deal is a card smaller than the one before
nomination-naming = Nominations
nomination-naming-about = Everybody at once is quicker; in turn, whoever speaks last may not make the sum come out
nomination-naming-together = everybody at once
nomination-naming-in_turn = in turn
