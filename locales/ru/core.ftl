# Общее для всех игр.
seat = Игрок { $number }
skip = Пропустить
log-forced = { $seat }: был возможен только один выбор
illegal-over = Игра окончена.
illegal-not-asked = Сейчас вас ни о чём не спрашивают.
illegal-stale = С тех пор за столом всё изменилось; посмотрите, о чём спрашивают сейчас.
illegal-unknown = Варианта { $key } здесь нет.
illegal-twice = { $key } выбрано дважды.
illegal-few = Выберите не меньше { $least }.
illegal-many = Выберите не больше { $most }.
illegal-undo = Это нельзя отменить: с тех пор ходил кто-то другой или открылось что-то скрытое или случайное.
unknown-answers = что ответили остальные

# Уроки: почему выбор подождёт

lesson-waits = В партии так можно, но здесь это немного подождёт: урок сейчас о том, что отмечено.
lesson-nothing = Ничего из этого

# Карточка законченной партии

share-course = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}, { $moves ->
    [one] { $moves } решение
    [few] { $moves } решения
   *[other] { $moves } решений
}
share-led = Лидерство с начала до конца: { $name }.
share-late = Почти до конца впереди: { $name }.
share-overtook = Перелом на { $share } % партии: { $name } обходит соперника ({ $other }) и вперёд уже не пускает.
share-half = Половина очков набрана к { $share } % партии.
share-worst = Самый тёмный час — на { $share } % партии: { $what }, { $peak }.
share-worst-end = Самый тёмный час — самый конец: { $what }, { $peak }.
share-half-end = Больше половины очков набрано в самом конце.

# The signs on a picture

signs-title = Знаки на этой картинке
