quay = Причал
quay-mode-base = Причал
quay-rounds = Раунды
quay-rounds-about = Сколько длится день
