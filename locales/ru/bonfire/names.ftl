bonfire = Костёр
bonfire-mode-base = Костёр
bonfire-mode-solo = Против Тома
bonfire-mode-handicap = Против Тома с гандикапом
bonfire-first_game = Первая партия
bonfire-choose_city = Выбор городов
bonfire-handicap = Гандикап
bonfire-handicap-about = Переходит из партии в партию: +5 за победу, −2 за поражение. Ниже нуля фора у вас, выше — у Тома.
