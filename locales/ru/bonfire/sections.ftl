# The sections of the printed rulebooks, by the lines of their transcripts where they begin.

bonfire-7 = Введение
bonfire-97 = Состав игры
bonfire-208 = Подготовка к игре. Игровое поле
bonfire-279 = Подготовка к игре. Планшеты игроков
bonfire-315 = Ход игры
bonfire-386 = Ход игрока
bonfire-398 = I. Разместить жетон судьбы
bonfire-436 = II. Использовать жетоны действий
bonfire-448 = Проложить Путь
bonfire-472 = Переместить корабль
bonfire-498 = Получить задание
bonfire-557 = Забрать Хранительницу
bonfire-575 = Устроить шествие
bonfire-595 = Использовать Великий костёр
bonfire-619 = Привлечь гнома
bonfire-644 = III. Зажечь Костёр
bonfire-658 = Бонусное действие
bonfire-676 = Конец игры
bonfire-691 = Финальный подсчёт очков
bonfire-705 = Одиночная игра
bonfire-779 = Приложение I. Задания
bonfire-877 = Общие задания
bonfire-884 = Приложение II. Бонусы в Высшем совете
bonfire-891 = Приложение III. Гномы
bonfire-904 = Приложение IV. Пример финального подсчёта очков
bonfire-919 = Приложение V. Символы
