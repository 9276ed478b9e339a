# Как называются игры, их режимы, варианты и значения.
ryozen = Рёдзен
ryozen-mode-base = Рёдзен
ryozen-palace = Дворец Феникса
ryozen-palace-about = Во Дворце занимают внешние стены, бойницы и вершину; вам видна одна сторона или две.
ryozen-asymmetric_clans = Разные кланы
ryozen-asymmetric_clans-about = В стопке каждого клана кто-то есть дважды, а кого-то нет.
bonfire = Костёр
bonfire-mode-base = Костёр
bonfire-first_game = Первая партия
bonfire-choose_city = Выбор городов
