# Что говорит бот, кроме новостей (news.ftl), отказов (refusals.ftl) и команд (commands.ftl).
yes = да
no = нет
automa = Автома

# Неполадки
unknown-button = Такие кнопки я больше не понимаю. `/mygames` покажет ваши столы со свежими кнопками.
no-rights = Здесь у меня нет нужного права. Какого — модератор увидит через `/setup check`.
busy = Discord просит меня не спешить. Попробуйте ещё раз через { $seconds } с.
fault = У меня что-то сломалось; с вашей игрой ничего не случилось. Попробуйте ещё раз. Если повторится, нажмите **Сообщить**: журнал стола и эта неполадка (номер `{ $number }`) сохранятся для тех, кто держит бота.
report = Сообщить
report-done = Спасибо. Сохранено в `{ $file }`; те, кто держит бота, смогут сделать из этого тест.
report-old = Этой неполадки уже нет в памяти. Если она повторится, сообщите тогда.

# Сбор за столом
lobby-host = { $host } открывает стол { $table }.
lobby-free = место свободно
lobby-open = Нажмите **Сесть**. Когда места заняты, хозяин нажимает **Начать**.
lobby-full = Все места заняты. Игра начнётся, когда все нажмут **Я здесь**; хозяин может нажать и **Начать**.
lobby-join = Сесть
lobby-here = Я здесь
lobby-leave = Встать
lobby-options = Настройки
lobby-start = Начать
lobby-started = Игра началась: <#{ $thread }>
lobby-started-here = Игра началась прямо здесь.
lobby-closed = Этот стол закрыли до начала. `/game new` откроет другой.
lobby-opened = Стол { $table } открыт. Остальные нажимают **Сесть** на его карточке; всё можно изменить в **Настройках**.
lobby-joined = Вы за столом { $table }. Игра начнётся, когда хозяин нажмёт **Начать** или все подтвердят, что они здесь.
lobby-left = Вы ушли из-за стола { $table }.
lobby-ready = Отмечено: вы здесь.
lobby-starting = Игра начинается. Сейчас откроется ветка.
lobby-elsewhere = В этом канале мне нельзя писать. Попросите модератора заглянуть в `/setup check` или откройте стол в другом канале.
invite-whom = Кого пригласить?
invite-done = Приглашены: { $people }
options-title = Настройки стола { $table }
options-hint = Каждое меню сразу меняет что-то одно. На карточке видно, что действует.
options-others = Изменить это может только хозяин.
options-manners = Свои правила
options-manners-about = Что всем стоит знать, прежде чем сесть, вашими словами
options-invite = Пригласить
options-close = Закрыть стол
options-mode = Игра
options-seats = Места
options-pace = Темп
options-undo = Отмена ходов
options-absence = Если кого-то нет
options-visibility = Кто может сесть
options-seating = Места раздаются
options-language = Язык
seats-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
pace-relaxed = Неспешно
pace-relaxed-about = на ход сутки без часов, потом 10 дней на всё
pace-steady = Ровно
pace-steady-about = на ход 12 часов без часов, потом 3 дня на всё
pace-brisk = Бодро
pace-brisk-about = на ход 8 часов без часов, потом 1 день на всё
pace-live = Вживую
pace-live-about = все сидят за столом, 15 минут на всё
pace-none = Без часов
pace-none-about = никто никогда не опаздывает
undo-all = С согласия всех
undo-majority = С согласия большинства
undo-never = Только внутри своего хода
absence-wait = Стол ждёт
absence-vote = Стол голосует
absence-automa = Доигрывает автома
visibility-open = Все
visibility-invited = Приглашённые
visibility-private = Приглашённые, без объявления
seating-random = По жребию
seating-as_joined = В порядке прихода
language-en = English
language-ru = Русский

# Ветка
thread-name = { $game } { $table }
take-turn = Сделать ход
my-seat = Моё место
board = Поле
log = Журнал
more = Ещё
join = Сесть
agree = Согласен
disagree = Не согласен
rematch = Ещё раз
continue = Продолжить
snooze-hour = Через час
snooze-tonight = Вечером
snooze-tomorrow = Завтра
go-to-table = К столу

# Личная панель
panel-title = { $game }, стол { $table } · { $seat }
panel-so-far = Уже выбрано:
panel-complete = Это весь ход. **Подтвердить** — и он засчитан; **Назад** — убрать последний выбор.
panel-how-many = Выберите от { $least } до { $most }.
panel-exactly = Выберите { $count }.
panel-up-to = Выберите не больше { $count }.
panel-follows = Когда вы подтвердите:
panel-final = После этого никто не сможет отменить это сам.
panel-choose = Выберите
panel-skip = Пропустить
panel-done = Готово ({ $count })
panel-earlier = Раньше
panel-later = Дальше
panel-confirm = Подтвердить
panel-back = Назад
panel-restart = Начать заново
panel-confirmed = Готово. Когда снова придёт ваш ход, вам сообщат.
panel-next = Готово, и вас спрашивают ещё раз.
panel-waiting = Сейчас вас ни о чём не спрашивают. Ждём: { $people }.
panel-sealed = Ваш ответ запечатан: { $answer }. Его можно менять, пока не готовы все.
panel-over = Игра окончена. **Поле** и **Журнал** остаются открытыми.

# Чего открыть нельзя
no-such-game = Такой игры я не знаю. Есть: { $games }.
no-such-mode = Такого режима я не знаю. Есть: { $modes }.
no-such-seats = { $game }: играют { $seats }. Выберите одно из этих чисел.

# Почему дальше можно только подтвердить
final-hidden = Дальше решает случай или что-то скрытое: после **Подтвердить** сами вы этого уже не отмените.
final-passes = На этом ваш ход закончен: после **Подтвердить** ходит кто-то другой.
final-sealed = Ваш ответ останется запечатанным, пока не ответят все; до тех пор его можно менять.
final-ends = На этом игра закончится.
