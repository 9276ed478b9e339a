aim =
    Say how many tricks you will take, and take exactly that many: each trick is a point, and a word
    that is kept is ten more. Each deal is a card smaller than the one before; after the last the most
    points win.
    .title = What it is about
naming =
    First you see your hand and the trumps, and say a number. Everybody speaks at once, so nobody can
    wait for the others.
    .title = A number
tricks =
    One leads a card, and all others follow its suit if they can. The highest card of that suit wins
    the trick, and whoever wins it leads the next. Your last card plays itself.
    .title = Tricks
trumps =
    The suit of the card that was turned up beats all others, but may be played only when you cannot
    follow, or when you lead.
    .title = Trumps
