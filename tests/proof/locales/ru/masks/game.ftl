ask-bid = Which masks?
log-drew = You draw { $card }.
unknown-cards = какие карты придут из колоды
thing = { $name }
