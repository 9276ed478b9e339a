nomination-1 = Сдача
nomination-5 = Заказ
nomination-8 = Взятки
nomination-13 = Очки
