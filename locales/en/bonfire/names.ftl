bonfire = Bonfire
bonfire-mode-base = Bonfire
bonfire-mode-solo = Against Tom
bonfire-mode-handicap = Against Tom, with a handicap
bonfire-first_game = First game
bonfire-choose_city = Choice of cities
bonfire-handicap = Handicap
bonfire-handicap-about = It follows you from game to game: +5 for a win, −2 for a defeat. Below 0 you start ahead, above 0 Tom does.
