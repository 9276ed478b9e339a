# What the games, their modes, options and values are called.
ryozen = Ryozen
ryozen-mode-base = Ryozen
ryozen-palace = Phoenix Palace
ryozen-asymmetric_clans = Different clans
bonfire = Bonfire
bonfire-mode-base = Bonfire
bonfire-first_game = First game
bonfire-choose_city = Choice of cities
