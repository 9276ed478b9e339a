# «Истории с призраками».

## Вопросы: подготовка

ask-colour = Чей путь вы избираете?
    .skip = Пусть решит случай
ask-power = Какая из двух сил будет вашей?
ask-incarnations = Какие воплощения Ву-Фенга придут за деревней?

## Вопросы: призраки

ask-place_ghost = Новый призрак: { $ghost }, сопротивление { $strength }. Где он поселится?
ask-discard_tao = Какой жетон Дао отдать?
ask-reroll_curse = На кубике Проклятия: { $face }. Перебросить?
    .skip = Оставить так

## Вопросы: фаза Ян

ask-yang = Что будете делать?
    .skip = Закончить
ask-whom = Кого переместить?
    .skip = Никого
ask-lead = { $taoist }: куда он пойдёт?
ask-take_tao = Какой жетон Дао взять?
ask-mantra = На кого положить Мантру?
ask-yin_yang = На что потратить жетон Инь-Ян?
ask-reroll = Какие кубики перебросить?
    .skip = Никакие
ask-banish = Кого изгнать?
    .skip = Никого
ask-pay = { $ghost }: чем заплатить?
ask-qi_or_yin_yang = Что взять в награду?
ask-give_qi = Кому достанется Чи?
ask-give_yin_yang = Кому вернуть жетон Инь-Ян?
ask-take_power_tokens = У ваших ног лежат жетоны Силы. Сколько взять?
    .skip = Нисколько

## Вопросы: деревня

ask-revive = Кого вернуть к жизни?
ask-restore = Какой тайл освободить?
ask-gather = Что взять?
ask-discard_ghost = Какого призрака прогонит Колдун? Цена — 1 Чи.
ask-night_watch = На каком поле вернуть фигурки на карты?
ask-circle = Какой цвет ослабить?
ask-move_ghost = Какого призрака унесут ветра?
    .skip = Никакого
ask-ghost_goes = { $ghost }: куда унесут ветра?

## Варианты

option-colour = { $taoist }
    .more = { $one } или { $two }
option-side-dance_of_the_peaks = { $power }
    .more = Можно пройти два шага, то есть на любой тайл
option-side-dance_of_the_twin_winds = { $power }
    .more = Прежде чем идти, можно переместить другого Даоса
option-side-gods_favorite = { $power }
    .more = Можно один раз перебросить свои кубики, и кубик Проклятия тоже
option-side-strength_of_a_mountain = { $power }
    .more = Вы бросаете ещё и серый кубик, а кубик Проклятия — никогда
option-side-heavenly_gust = { $power }
    .more = За один ход и изгнание, и просьба о помощи
option-side-second_wind = { $power }
    .more = За один ход два изгнания или две просьбы о помощи
option-side-bottomless_pockets = { $power }
    .more = Прежде чем идти, вы берёте жетон Дао
option-side-enfeeblement_mantra = { $power }
    .more = Прежде чем идти, кладёте Мантру на призрака: изгнать его легче на 1
option-move = Идти: { $tile }{ $haunted ->
    [yes] {" "}(захвачен)
   *[no] {""}
}
    .more = { $number ->
        [0] Призраков рядом нет
       *[other] Напротив: { $ghosts }
    }
option-exorcise = Изгнать призраков
    .more = { $ghosts }
option-exorcise-nobody = Изгнать призраков
option-help = Просить о помощи: { $tile }
option-yin_yang = Потратить жетон Инь-Ян
    .more = Помощь любого активного тайла или освобождение захваченного
option-power = Сила: { $power }
option-borrow = Жетон Силы: { $power }
    .more = { $board } делится силой до конца вашего хода
option-buddha = Поставить Будду: { $space }
option-from = Помощь: { $tile }
option-restore = Освободить: { $tile }
option-space = { $space }{ $buddha ->
    [yes] {" "}(Будда)
   *[no] {""}
}
    .more = { $board }; перед ним: { $tile }
option-circle = { $tao }: { $number ->
    [0] призраков нет
    [one] { $number } призрак
    [few] { $number } призрака
   *[other] { $number } призраков
}
    .chosen = { $tao }
option-ghost = { $ghost }, { $space }
    .more = Нужно: { $need }
option-die = { $die }: { $face }
option-taoist = { $taoist } ({ $seat })
    .more = Чи: { $qi }; { $tile }
option-watch = { $board }
    .more = { $ghosts }
option-again = Перебросить
option-qi = 1 Чи
option-take-yin-yang = Вернуть себе жетон Инь-Ян

## Вещи

list = { $first }, { $rest }
colour-yellow = жёлтый
colour-blue = синий
colour-green = зелёный
colour-red = красный
colour-black = чёрный
board-yellow = Жёлтое поле
    .gen = жёлтого поля
board-blue = Синее поле
    .gen = синего поля
board-green = Зелёное поле
    .gen = зелёного поля
board-red = Красное поле
    .gen = красного поля
taoist-yellow = Жёлтый Даос
taoist-blue = Синий Даос
taoist-green = Зелёный Даос
taoist-red = Красный Даос
tao-yellow = жёлтый жетон Дао
tao-blue = синий жетон Дао
tao-green = зелёный жетон Дао
tao-red = красный жетон Дао
tao-black = чёрный жетон Дао
space-N = Сев { $number }
space-E = Вост { $number }
space-S = Юг { $number }
space-W = Зап { $number }
curse-blank = ничего
curse-haunt = захват тайла
curse-ghost = новый призрак
curse-lose-tao = потеря всех жетонов Дао
curse-lose-qi = потеря 1 Чи
die = Кубик { $number }
face-yellow = жёлтая грань
face-blue = синяя грань
face-green = зелёная грань
face-red = красная грань
face-black = чёрная грань
face-white = белая грань
no-dice = нет кубиков
resistance = { $colour } × { $number }
need-nothing = уже ничего
spent-tao = { $number ->
    [one] { $tao }
   *[other] { $tao } × { $number }
}
pay-dice = Только кубики
pay-white = белые грани: { $number }
pay-tao = { $tao } × { $number } ({ $taoist })
power-tokens = { $number ->
    [one] { $number } жетон Силы
    [few] { $number } жетона Силы
   *[many] { $number } жетонов Силы
}

## Рассказ: подготовка и ходы

log-plays = { $seat } — { $taoist }. Сила: { $power }.
log-first = { $seat } начинает.
log-turn = Ходит { $seat }.
log-board-turn = Ход { $board_gen }.
log-drawn = Из колоды: { $ghost }.
log-arrived = { $ghost } занимает место { $space }.
log-no-space = Все места заняты: никто не приходит, но расплачиваться приходится Чи.
log-buddha-used = Будда ({ $space }) сделал своё дело и возвращается в Храм.
log-begins = Пробуждается воплощение: { $ghost }.
log-figure-out = { $ghost }: фигурка выходит к деревне ({ $space }).
log-haunts = { $ghost } — уже в деревне.
log-torments = Мучитель берётся за дело: { $ghost }.
log-haunted = Захвачен тайл: { $tile }.
log-restored = Снова свободен тайл: { $tile }.
log-overrun = { $board } переполнено.
log-curse = Кубик Проклятия ({ $who }): { $face }.
log-no-curse = { $seat } стоит как гора: кубик Проклятия не бросается.
log-lost-all-tao = { $seat } теряет все жетоны Дао.
log-lost-qi = { $seat } теряет 1 Чи.
log-board-lost-qi = { $board } теряет 1 Чи.
log-possessed = { $board } теперь одержимо.
log-died = { $seat } погибает.
log-revived = { $taoist } возвращается к жизни. Место: { $tile }.
log-gained-qi = { $seat } получает { $number } Чи.
    .effect = +{ $number } Чи
log-gained-tao = { $seat } берёт { $tao }.
    .effect = { $tao }
log-discarded-tao = { $seat } отдаёт { $tao }.
    .effect = −{ $tao }
log-gained-yin-yang = { $seat } возвращает себе жетон Инь-Ян.
    .effect = Инь-Ян

## Рассказ: фаза Ян

log-uses-power = { $seat } применяет силу: { $power }.
log-borrowed = { $seat } тратит жетон Силы: { $power }.
log-moved = { $seat } идёт: { $way }.
log-led = { $seat } перемещает другого ({ $taoist }): { $way }.
log-mantra = { $seat } кладёт Мантру: { $ghost }.
log-asks-help = { $seat } просит о помощи: { $tile }.
log-yin-yang = { $seat } тратит жетон Инь-Ян.
log-rolled = { $seat } бросает кубики: { $dice }.
log-rerolled = { $seat } перебрасывает: { $dice }.
log-spent = { $seat } тратит: { $thing }.
log-exorcised = { $seat } изгоняет призрака: { $ghost }.
log-exorcism-failed = { $seat }: изгнание не удалось.
log-withstands = { $ghost } держится{ $number ->
    [0] {""}
   *[other] {" "}(на кубиках: { $dice })
}; не хватило: { $missing }.
log-discarded-ghost = { $seat } прогоняет призрака: { $ghost }.
log-took-buddha = { $seat } берёт Будду.
log-placed-buddha = { $seat } ставит Будду: { $space }.
log-figures-back = Дозор загоняет фигурки на карты: { $board }.
log-circle = { $seat } кладёт на Молитвенный Круг { $tao }.
log-shifted = { $ghost }: ветра уносят на место { $space }.
log-took-tokens = { $seat } берёт { $number ->
    [one] { $number } жетон Силы
    [few] { $number } жетона Силы
   *[many] { $number } жетонов Силы
}.

## Конец

reason-won = Последнее воплощение Ву-Фенга изгнано. Деревня спасена!
reason-dead = Все Даосы погибли. Деревня потеряна.
reason-haunted = Захвачено слишком много тайлов. Деревня потеряна.
reason-deck = Колода призраков кончилась раньше, чем Ву-Фенг. Деревня потеряна.
log-reason-won = { reason-won }
log-reason-dead = { reason-dead }
log-reason-haunted = { reason-haunted }
log-reason-deck = { reason-deck }
log-score-won = Счёт команды: { $score }.
log-score-lost = Счёт команды: { $score }.

## Опасность

danger-tiles = { $left ->
    [1] Ещё один захваченный тайл — и всё потеряно
   [few] Ещё { $left } захваченных тайла — и всё потеряно
   *[other] Ещё { $left } захваченных тайлов — и всё потеряно
}
danger-deck = { $left ->
    [1] Следующая карта — последняя
   *[other] Карт в колоде: { $left }
}
danger-incarnations = { $left ->
    [1] Осталось победить одно воплощение
   *[other] Осталось победить воплощений: { $left }
}
danger-overrun = { $board } заполнено: его следующий ход стоит 1 Чи
danger-steps-out = { $ghost } ({ $space }): в следующий ход выйдет к деревне
danger-haunts = { $ghost } ({ $space }): в следующий ход захватит тайл — { $tile }
danger-last-line = { $ghost } ({ $space }): в следующий ход не найдёт активного тайла — и всё потеряно

## Почему нельзя

why-here = Вы уже здесь: { $tile }.
why-moved = Вы уже передвинулись или сделали то, что идёт после передвижения.
why-far = Слишком далеко для одного шага: { $tile }.
why-buddhas = Вы уже размещаете Будд или кристаллы: действий больше нет.
why-acted = Вы уже совершили действие.
why-centre = С центрального тайла до призраков не достать.
why-no-ghost = Рядом с этим тайлом нет призраков: { $tile }.
why-opposite = { $ghost }: изгнать можно, только пока место напротив, { $space }, пусто.
why-no-buddha-under = { $ghost }: изгнать можно, только пока карта лежит на Будде.
why-haunted = Тайл захвачен и никому не помогает: { $tile }.
why-cemetery = { $tile }: сейчас вернуть к жизни никого нельзя.
why-taoist-altar = { $tile }: захваченных тайлов нет.
why-sorcerer-hut = { $tile }: прогонять некого; воплощения остаются.
why-buddhist-temple = { $tile }: Будд там больше нет.
why-night-watch = { $tile }: ни одна фигурка Обитателя не вышла на поле.
why-circle-of-prayer = { $tile }: в запасе нет жетонов Дао.
why-no-yin-yang = У вас нет жетона Инь-Ян.
why-taken = Место { $space } уже занято.
why-fresh-buddha = Этого Будду можно поставить только со следующего хода.
why-no-buddha = У вас нет Будды.
why-blocked = Эта сила заблокирована.
why-before-move = Эту силу применяют, прежде чем идти.
why-used = В этом ходу сила уже применена, или применить её не к чему.
why-active = Этот тайл не захвачен: { $tile }.
why-too-strong = { $ghost }: броска и жетонов не хватает.
why-board = { $ghost }: такая карта ложится на поле своего цвета, а чёрная — на поле того, чей ход.

## Чего никто не знает

unknown-boards = кому какое поле достанется
unknown-powers = кому какая сила достанется
unknown-village = какой сложится деревня
unknown-ghosts = какой призрак придёт
unknown-incarnations = какие воплощения придут
unknown-first = кто начинает
unknown-curse = что выпадет на кубике Проклятия
unknown-tao = что выпадет на кубиках Дао

## Полнолуние: вопросы

ask-save_first = Кто спасён ещё до начала?
ask-give_artefact = Кто начнёт игру с артефактом «{ $artefact }»?
ask-carry = Взять с собой верхнего жителя? ({ $tile })
    .skip = Оставить
ask-second_step = Второй шаг танца: куда?
    .skip = Остаться
ask-zhou = Семья Чоу скорбит. Кто потеряет 1 Чи?
ask-tao_leaves = Из игры уходит { $tao }. У кого его забрать?
ask-kill = Кто погибнет?
ask-xiang = Семья Ксянг скорбит. Кто погибнет вместе с ней?
ask-wu_buddha = Семья Ву благодарит. Куда поставить Будду?
    .skip = Больше никуда
ask-give_tao = Кому отдать { $tao }?
ask-give_crystal = Кому достанется Лунный Кристалл?
ask-su_ling = Су-Линг слышит плач. Куда она пойдёт?
    .skip = Никуда
ask-fill = Положить Лунный Кристалл в Хранилище рядом с ней?
    .skip = Нет
ask-barrier = Магический Барьер доходит до { $board_gen }. Что он сделает?
    .skip = Ничего
ask-barrier_save = Кого спасёт Барьер?
ask-elixir = Применить Эликсир Жизни? Для кого?
    .skip = Сохранить
ask-join = Свиток Единства зовёт: { $tile }. Придёте?
    .skip = Остаться
ask-claw = Мстящий Коготь: какой жетон Дао вырвать?
    .skip = Никакой
ask-inherit = Кто унаследует ваши артефакты?
ask-school = С кем сразиться в Школе Кун-Фу?
ask-fireworks = Куда позовёт на помощь Фейерверк?

## Полнолуние: варианты

option-rescue = Спасти жителя: { $villager }
    .more = Из { $family_gen }. Спасена вся семья: { $reward }
option-rescue-nobody = Спасти жителя
option-fill = Положить Лунный Кристалл: { $receptacle }
option-use-moon-dust = { $artefact }
    .more = Сбросить и взять Лунный Кристалл
option-use-scroll-of-unity = { $artefact }
    .more = Сбросить: другие Даосы могут прийти к вам; в одиночку вы забираете жетоны Силы
option-use-fireworks = { $artefact }
    .more = Сбросить и получить помощь любого активного тайла
option-villager = { $villager } ({ $tile })
    .more = Из { $family_gen }. Гибель: { $penalty }. Спасена вся семья: { $reward }
option-dead-villager = { $villager }
    .more = Из { $family_gen }. Гибель: { $penalty }. Спасена вся семья: { $reward }
option-board = { $board }
    .more = Чи: { $qi }
option-dead-taoist = { $taoist } (мёртв)
option-symbol = { $space }: { $ghost }
    .more = Перед ним: { $tile }
option-school = Все призраки этого цвета: { $colour }
    .more = { $ghosts }
option-crystal = Лунный Кристалл
option-stand_up = Встать
option-come = Прийти
option-barrier_save = Спасти жителя
    .more = Ценой Лунного Кристалла из Хранилища
option-barrier_roll = Бросить четыре кубика
    .more = Против призраков этого поля; кристаллы заменяют любую грань

## Полнолуние: вещи

family-hua = семья Хуа
    .gen = семьи Хуа
family-zhou = семья Чоу
    .gen = семьи Чоу
family-li = семья Ли
    .gen = семьи Ли
family-sun = семья Сун
    .gen = семьи Сун
family-miao = семья Мяо
    .gen = семьи Мяо
family-xiang = семья Ксянг
    .gen = семьи Ксянг
family-sheng = семья Шенг
    .gen = семьи Шенг
family-wu = семья Ву
    .gen = семьи Ву
family-chang = семья Чанг
    .gen = семьи Чанг
family-teng = семья Тенг
    .gen = семьи Тенг
family-long = семья Лонг
    .gen = семьи Лонг
family-weng = семья Венг
    .gen = семьи Венг
killed-tao = из игры уходит { $tao }
killed-hua = активный Даос падает на землю
killed-zhou = кто-то теряет 1 Чи
killed-li = уходит нижняя карта призрака
killed-sun = приходит призрак
killed-xiang = гибнет ещё один житель
killed-sheng = захват тайла
killed-wu = приходит воплощение
gift-zhou = Магический Барьер
gift-li = 3 Чи на всех
gift-xiang = пять жетонов Дао на всех
gift-wu = Будды на полях
receptacle-nw = северо-западное Хранилище
receptacle-ne = северо-восточное Хранилище
receptacle-sw = юго-западное Хранилище
receptacle-se = юго-восточное Хранилище
taoist-barrier = из Хранилищ
pay-crystals = Лунный Кристалл × { $number } ({ $taoist })
crystals = { $number ->
    [one] { $number } Лунный Кристалл
    [few] { $number } Лунных Кристалла
   *[many] { $number } Лунных Кристаллов
}

## Полнолуние: рассказ

log-saved = { $villager } теперь в Убежище.
log-family-saved = Вся { $family } в безопасности.
log-killed = { $villager } погибает.
log-carried = { $villager } идёт следом: { $tile }.
log-fled = { $villager } спасается бегством: { $tile }.
log-trapped = { $villager } бежит, но бежать некуда.
log-laid-down = { $seat } падает на землю.
log-stood-up = { $seat } встаёт.
log-deck-cut = Из-под колоды уходит карта.
log-tao-leaves = Из игры уходит { $tao }.
log-called = Скорбь семьи Ву призывает: { $ghost }.
log-replaced = Посланца Ву-Фенга ({ $ghost }) в этой деревне не поймать; вместо него — { $other }.
log-shielded = Щит Времени отправляет под колоду: { $ghost }.
log-got-artefact = { $seat } получает артефакт: { $artefact }.
log-used-artefact = { $seat } применяет артефакт: { $artefact }.
log-came-back = { $villager } возвращается к жизни: { $tile }.
log-buddha-stands = Будда встаёт на место { $space }.
log-su-ling = Су-Линг идёт на место { $space }.
log-su-ling-gone = Су-Линг отступает перед воплощением и уходит.
log-filled = Лунный Кристалл сияет: { $receptacle }.
log-gained-crystal = { $seat } берёт Лунный Кристалл.
    .effect = Лунный Кристалл
log-barrier = Поднимается Магический Барьер!
log-devours = { $ghost } набрасывается на жителей.
reason-graves = Погибли двенадцать жителей. Деревня потеряна.
log-reason-graves = { reason-graves }

## Полнолуние: опасность и причины

danger-graves = { $left ->
    [1] Ещё один погибший житель — и всё потеряно
   [few] Ещё { $left } погибших жителя — и всё потеряно
   *[other] Ещё { $left } погибших жителей — и всё потеряно
}
danger-kills = { $ghost } ({ $space }): в следующий ход погибнут все жители на тайле { $tile }
danger-devours = { $ghost } ({ $space }): в следующий ход жертва — { $villager }
danger-devours-any = { $ghost } ({ $space }): перед ним никого, в следующий ход жертвой станет любой
why-laid = Вы лежите: это передвижение уйдёт на то, чтобы встать.
why-no-portal = Портал у Хранителя Врат: спасти никого нельзя.
why-not-at-portal = Жителей спасают у Портала: { $tile }.
why-nobody-here = У Портала никто не ждёт: { $tile }.
why-no-corner = Кристалл кладут в Хранилище с углового тайла.
why-full = Хранилище в этом углу уже заполнено.
why-fresh-crystal = Этот Кристалл можно положить только со следующего хода.
why-no-crystal = У вас нет Лунного Кристалла.
why-kung-fu-school = { $tile }: в игре нет никого, с кем вам можно сразиться.
unknown-tiles = какие тайлы составят деревню
unknown-portal = где встанет Портал
unknown-villagers = какой житель откроется
unknown-saved = кого спасут

# Зачем нужен план, в советах
aim-ghost = изгнать: { $ghost } ({ $space })
aim-ghost-great = изгнать: { $ghost } ({ $space }) — без этого победы не будет
aim-ghost-haunts = изгнать: { $ghost } ({ $space }) — иначе будет захвачен тайл
aim-ghost-steps = изгнать: { $ghost } ({ $space }) — иначе фигурка выйдет к деревне
aim-ghost-devours = изгнать: { $ghost } ({ $space }) — иначе погибнут жители
aim-ghost-torments = изгнать: { $ghost } ({ $space }) — иначе каждый ход кубик Проклятия
aim-ghost-tao = изгнать: { $ghost } ({ $space }) — иначе жетоны Дао нельзя тратить
aim-ghost-die = изгнать: { $ghost } ({ $space }) — тогда вернётся кубик Дао
aim-ghost-powers = изгнать: { $ghost } ({ $space }) — тогда вернутся все силы
aim-ghost-power = изгнать: { $ghost } ({ $space }) — тогда вернётся сила поля
aim-ghost-crowds = изгнать: { $ghost } ({ $space }) — поле заполнено
aim-tiles = освободить захваченные тайлы
aim-buddhas = поставить Будд там, куда придут призраки
aim-qi = сберечь Чи
aim-tokens = собрать жетоны для следующих изгнаний
