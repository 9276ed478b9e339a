ask-bid = Which gem?
ask-change = Throw a gem away?
log-shown = { $seat } shows { $gem }.
log-thrown = { $seat } throws { $gem } away.
log-drew = You draw { $gem }.
