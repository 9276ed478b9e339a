# Commands: the value is the name, .about the description; .p-x and .p-x-about a parameter's.
shared = shared
    .p-table = table
    .p-table-about = Which table, if not the one of this thread
    .p-confirm = confirm
    .p-confirm-about = Confirm at once, without looking at the draft
move = move
    .about = Play in any game with one line of words
    .p-text = text
    .p-text-about = Such as: archer gates 2 hidden
