ask-bid = Which masks?
log-drew = You draw { $card }.
