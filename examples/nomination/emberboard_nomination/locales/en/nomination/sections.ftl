nomination-1 = The deal
nomination-5 = Naming tricks
nomination-8 = Tricks
nomination-13 = Points
