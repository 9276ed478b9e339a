ask-bid = Which gem?
ask-change = Throw a gem away?
log-shown = { $seat } shows { $gem }.
log-thrown = { $seat } throws { $gem } away.
log-drew = You draw { $gem }.
unknown-gems = what is drawn
unknown-mark = what is drawn
thing = { $name }
