nomination = Вист с заказом
nomination-mode-base = Вист с заказом
nomination-cards = Карт в первой сдаче
nomination-cards-about = Каждая следующая сдача на карту меньше
nomination-naming = Заказы
nomination-naming-about = Все сразу — быстрее; по очереди последний не может назвать столько, чтобы сумма сошлась
nomination-naming-together = все сразу
nomination-naming-in_turn = по очереди
