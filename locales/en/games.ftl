# What the games, their modes, options and values are called.
ryozen = Ryozen
ryozen-mode-base = Ryozen
ryozen-palace = Phoenix Palace
ryozen-palace-about = Companions take walls, loopholes and the summit; you see one or two sides.
ryozen-asymmetric_clans = Different clans
ryozen-asymmetric_clans-about = Each clan has some companions twice in its stack, and some not at all.
bonfire = Bonfire
bonfire-mode-base = Bonfire
bonfire-first_game = First game
bonfire-choose_city = Choice of cities
