# Что говорит бот, кроме новостей (news.ftl), отказов (refusals.ftl) и команд (commands.ftl).
yes = да
no = нет
automa = Автома

# Неполадки
unknown-button = Такие кнопки я больше не понимаю. `/моиигры` покажет ваши столы со свежими кнопками.
no-rights = Здесь у меня нет нужного права. Какого — модератор увидит через `/сервер проверка`.
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
lobby-closed = Этот стол закрыли до начала. `/игра новая` откроет другой.
lobby-opened = Стол { $table } открыт. Остальные нажимают **Сесть** на его карточке; всё можно изменить в **Настройках**.
lobby-joined = Вы за столом { $table }. Игра начнётся, когда хозяин нажмёт **Начать** или все подтвердят, что они здесь.
lobby-left = Вы ушли из-за стола { $table }.
lobby-ready = Отмечено: вы здесь.
lobby-starting = Игра начинается. Сейчас откроется ветка.
lobby-elsewhere = В этом канале мне нельзя писать. Попросите модератора заглянуть в `/сервер проверка` или откройте стол в другом канале.
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

# Личная панель
panel-title = { $game }, стол { $table } · { $seat }
panel-so-far = Уже выбрано:
panel-complete = Это весь ход. **Подтвердить** — и он засчитан; **Назад** — убрать последний выбор.
panel-how-many = Выберите от { $least } до { $most }.
panel-exactly = Выберите { $count }.
panel-up-to = Выберите не больше { $count }.
panel-choose = Выберите
panel-skip = Пропустить
panel-done = Готово ({ $count })
panel-earlier = Раньше
panel-later = Дальше
panel-confirm = Подтвердить
panel-back = Назад
panel-restart = Начать заново
panel-confirmed = Готово. Когда снова придёт ваш ход, вам сообщат.
panel-waiting = Сейчас вас ни о чём не спрашивают. Ждём: { $people }.
panel-sealed = Ваш ответ запечатан: { $answer }. Его можно менять, пока не готовы все.
panel-change = Изменить ответ
panel-refused = { $why } ({ $rule })
panel-over = Игра окончена. **Поле** и **Журнал** остаются открытыми.

# Чего открыть нельзя
no-such-game = Такой игры я не знаю. Есть: { $games }.
no-such-mode = Такого режима я не знаю. Есть: { $modes }.
no-such-seats = { $game }: играют { $seats }. Выберите одно из этих чисел.

# То, что печатают: команды игр и /move
act-possible = { $question } Можно: { $options }.
act-refused = **{ $thing }** — сейчас нельзя: { $why }
act-not-now = Сейчас спрашивают не об этом.
act-so-far = -# Понято: { $steps }
act-unclear = Здесь непонятно, что значит «{ $typed }».
act-ambiguous = «{ $typed }» можно понять по-разному: { $options }. Добавьте слово, которое их различит.
act-too-much = Для «{ $typed }» вопросов уже не осталось.
act-beyond = «{ $typed }» идёт после того, что надо сначала подтвердить. Введите строку до этого места, подтвердите и продолжайте.
act-needed = От этого нельзя отказаться.
act-first = Сначала заполните `{ $parameter }`.
act-unasked = Для `{ $parameter }` здесь нет вопроса. Не указывайте его или сначала ответьте:
act-anew = Прежний черновик с этим не сочетался, он отброшен.
act-open = Ещё не подтверждено: в ходе остался вопрос.
act-no-table = Такого вашего стола нет. Список ваших столов: `/mygames`.
act-which-table = Столов несколько: { $tables }. Введите команду в ветке стола или укажите `стол`.
act-your-turn = { $table } · ждёт вас

# Почему дальше можно только подтвердить
final-hidden = Дальше решает случай или что-то скрытое: после **Подтвердить** сами вы этого уже не отмените.
final-passes = На этом ваш ход закончен: после **Подтвердить** ходит кто-то другой.
final-sealed = Ваш ответ останется запечатанным, пока не ответят все; до тех пор его можно менять.
final-ends = На этом игра закончится.

# Моё место, поле, журнал
no-picture = Картинок этой игры пока нет.
log-title = Журнал стола { $table } · страница { $page } из { $pages }
log-empty = Пока ничего не произошло.
log-undo = { $who }: отмена.
the-table = Стол

# Смотреть и оглядываться
since = Что изменилось?
since-move = После вашего последнего хода
since-look = С тех пор, как вы смотрели
since-round = В этом раунде
since-nothing = С тех пор ничего не произошло.
board-whole = Всё поле
board-part = Показать ближе
replay = Повтор
replay-title = Повтор стола { $table } · ход { $at } из { $all }
replay-start = Начало
replay-corrected = После этого хода правила были исправлены, и его картинку больше не построить. Рассказ о нём остался выше.
replay-first = ⏮ Начало
replay-turn-back = ⏪ Очередь
replay-back = ◀ Ход
replay-on = Ход ▶
replay-turn-on = Очередь ⏩
replay-last = Конец ⏭
replay-jump = Перейти
film = Вся партия фильмом

# Следить за столами
level-turn = каждый ход
level-round = каждый раунд
level-end = начало и конец
where-here = здесь
where-messages = в личных сообщениях
spectate-done = Теперь там рассказывают про { $what }. `/смотреть список` покажет всё, за чем следят, и позволит прекратить.
spectate-all = все столы этого сервера
spectate-own-thread = Этот стол играют прямо здесь, и здесь и так всё рассказывается. Выберите другой канал или личные сообщения.
spectate-moderators = Для этого нужно право управлять каналами. Попросите модератора или выберите **в личных сообщениях**.
spectate-no-rights = Мне нельзя присылать картинки в этот канал. `/сервер проверка` покажет модератору, чего не хватает; или выберите **в личных сообщениях**.
spectate-writers = Вам самим нельзя писать здесь. Выберите другой канал или **в личных сообщениях**.
spectate-none = Здесь ни за чем не следят. Начать можно с `/смотреть стол`.
spectate-title = За чем следят
spectate-cancel = Больше не следить

# Справка
rules = Правила
card-unknown = Такой карты нет. Введите часть названия на любом языке и выберите из списка.
rules-title = { $game }: правила вкратце
rules-hint = Нашими словами; решает книга правил. Выберите тему.
rules-choose = { $first } … { $last }
rules-contents = Оглавление
rules-before = ◀ Раньше
rules-after = Дальше ▶
rules-place = Книга правил { $place }
rules-game = Другая игра
rules-none = Правил этой игры здесь ещё нет. Есть: { $games }.
rules-unknown = Такой темы нет. `/правила` покажет все.

# Ещё
more-title = Что ещё за столом { $table }
more-notes = Заметки
more-undo = Отменить
more-redo = Повторить
more-give = Подарить день
more-lend = Одолжить моё место
more-take-back = Вернуть моё место
more-give-seat = Передать моё место
more-pause = Пауза
more-resume = Продолжить
more-abandon = Закончить без результата
more-quit = Уйти насовсем
undo-nothing = Пока нет ни одного решения, которое можно отменить.
undo-whom = Отменить это и всё после
undo-hint = Сверху самое новое. Своё, если ничего не открылось, отменяется сразу; обо всём остальном спросят стол.
undo-step = Ход { $number }: { $seat }
undo-at-once = сразу
undo-by-vote = спросит стол
undo-done = Отменено. Нажмите **Сделать ход**, чтобы выбрать заново.
undo-asked = Стол спрошен; голосование — в ветке.
redo-done = Повторено.
vote-noted = Ваш голос учтён.
notes-title = Заметки за столом { $table }
notes-hint = Видите их только вы; если место займёт другой, они останутся с местом.
note-none = Заметок пока нет.
note-new = Новая заметка
note-text = Заметка
note-about = Для себя: планы, подозрения, обещания
note-remove = Убрать заметку
give-whom = Кому подарить день?
give-hint = Каждый за столом может добавить другим времени на их ход.
give-nobody = Сейчас больше никого не спрашивают.
give-done = Подарено.
pause-done = Пауза. Часы стоят, пока вы не нажмёте **Ещё → Продолжить**.
resume-done = Игра продолжается.
lend-hint = За вас играет другой и видит всё, что видит ваше место; в срок место вернётся само.
lend-whom = { $days ->
    [one] На { $days } день: кому?
    [few] На { $days } дня: кому?
   *[other] На { $days } дней: кому?
}
lend-done = Теперь за вас играет { $person }. Закончить раньше: **Ещё → Вернуть моё место**.
seat-hint = Ваше место насовсем займёт другой, со всем, что к нему относится.
seat-whom = Кто займёт ваше место?
seat-given = Ваше место теперь у { $person }.
seat-back = Место снова ваше.
quit-hint = За ваше место будет играть автома, пока его кто-нибудь не займёт. Сами вы вернуться не сможете.
quit-sure = Уйти насовсем
quit-done = Вы ушли из-за стола.
abandon-asked = Остальные спрошены; голосование — в ветке.
rematch-done = Стол { $table } открыт: те же люди и настройки, места сдвинуты на одно. Игра начнётся, когда все нажмут **Я здесь**.

# Настройки
settings-title = Ваши настройки
settings-hint = Каждое меню сразу меняет что-то одно, за всеми вашими столами.
settings-language = Язык
settings-pings = Где вас звать
settings-nudges = Напоминания
settings-theme = Картинки
settings-text_only = Текст вместо картинок
settings-typed = Команды с клавиатуры
settings-statistics = Ваша статистика
typed-draft = сначала показать черновик
typed-at_once = целый ход подтвердить сразу
language-auto = как в вашем Discord
pings-thread = в ветке стола
pings-messages = личным сообщением
nudges-on = на половине и в конце вашего времени
nudges-off = никаких
theme-dark = тёмные
theme-light = светлые
theme-colour_blind = для тех, кто путает цвета
theme-high_contrast = контрастные
text_only-off = нет
text_only-on = да: каждая картинка словами
statistics-on = видна всем
statistics-off = видна только вам
quiet-none = Тихих часов нет. Часовой пояс: { $zone }. И то и другое задаёт `/тихо`.
quiet-set = Тихие часы: с { $start } до { $end }, { $zone }. В это время вас не зовут и часы стоят.
vacation-started = Вас нет до { $until }. Ваши часы стоят; столам сказано.
vacation-ended = С возвращением. { $days ->
    [one] В этом году остался { $days } день отпуска.
    [few] В этом году осталось { $days } дня отпуска.
   *[other] В этом году осталось { $days } дней отпуска.
}
snooze-done = Напомню { $when }.

# Мои столы
mine-title = { $count ->
    [0] Вас никто не ждёт
    [one] Вас ждут за { $count } столом
   *[other] Вас ждут за { $count } столами
}
mine-none = Вы не сидите ни за одним столом. `/игра новая` откроет новый.
mine-gathering = собираются, { $taken } из { $all }

# В одиночку
solo-hint = Во что сыграете в одиночку? Стол накроем в личных сообщениях.
solo-choose = Выберите игру
solo-alone = одиночный режим
solo-automas = против { $count ->
    [one] { $count } автомы
   *[other] { $count } автом
}
solo-opening = Готовлю для вас: **{ $game }**.
solo-opened = Стол { $table } готов в личных сообщениях.
dm-closed = Мне нельзя вам писать. Разрешите личные сообщения от участников этого сервера в настройках приватности и попробуйте снова.

# Владельцам и модераторам
check-good = Всего хватает: в каждом канале, который я вижу, можно играть.
check-missing = Мне не хватает таких прав:
check-how = Дайте их моей роли в настройках канала → Права доступа. Каналам, где не играют, ничего не нужно.
right-view_channel = Просматривать канал
right-send_messages = Отправлять сообщения
right-create_public_threads = Создавать публичные ветки
right-send_messages_in_threads = Отправлять сообщения в ветках
right-attach_files = Прикреплять файлы
right-read_message_history = Читать историю сообщений
health-title = Шлюз: { $latency } мс. Отозвался и закончил в мс, медиана / самая медленная сотая:
health-line = - `{ $what }` ×{ $count }: { $first } / { $slow }, { $done } / { $late }
health-faults = Последние неполадки:
resend-done = Отправлено ещё раз.
repair-done = Стол продолжается в <#{ $thread }>.
moderated = Вмешался модератор: { $person }.
moderated-done = Сделано, столу сказано.

# Как найти стол
list-title = Столы этого сервера: нажмите **Сесть** или посмотрите.
list-none = Здесь никто не собирается и не играет. `/игра новая` откроет новый стол.
which-table = Какой стол? Пишите это в его ветке или назовите номер.
export-done = `python -m rules verify { $file }` проверит все раздачи и решения.

# Свои правила сервера
not-owner = Это могут менять только те, кто управляет сервером.
server-title = ### Новые столы на этом сервере
server-auto = Как в Discord этого сервера
server-most = Сколько столов сразу
server-most-entry = Столов сразу: { $count ->
    [0] сколько угодно
   *[other] { $count }
}
server-channel = Выберите канал, где собираются столы
server-role = Выберите роль, которая может открывать столы
server-clear-channel = Любой канал
server-clear-role = Все
server-anywhere = там, где их открыли
server-everybody = все
server-where = Столы собираются: { $where }
server-who = Кто может их открывать: { $who }
server-refused-role = На этом сервере столы может открывать только { $role }. Сядьте за один из тех, что собираются: `/игра список`.
server-refused-most = На этом сервере есть место для { $count } столов сразу. Сядьте за один из тех, что собираются: `/игра список`.
