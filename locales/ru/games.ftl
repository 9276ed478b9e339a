# Как называются игры, их режимы, варианты и значения.
ryozen = Рёдзен
ryozen-mode-base = Рёдзен
ryozen-palace = Дворец Феникса
ryozen-asymmetric_clans = Разные кланы
bonfire = Костёр
bonfire-mode-base = Костёр
bonfire-first_game = Первая партия
bonfire-choose_city = Выбор городов
