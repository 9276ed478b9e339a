ask-bid = Which masks?
log-drew = You draw { $card }.
unknown-cards = which cards come from the deck
thing = { $name }
