ask-first = Первое?
ask-second = Второе?
ask-other = Другое?
option-a = А
option-b = Б
