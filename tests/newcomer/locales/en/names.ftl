quay = Quay
quay-mode-base = Quay
quay-rounds = Rounds
quay-rounds-about = How long the day lasts
