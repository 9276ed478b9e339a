deal =
    Two to five play with 52 cards, the ace high. Each deal is a card smaller than the one before. The card that is
    turned up names the trumps; the seat after the dealer leads, and the deal goes round.
    .title = The deal
    .place = nomination.txt:1-4
naming =
    Each says how many tricks they will take, from none to all. At once, nobody hears another first. In turn, the
    dealer speaks last and may not make the sum the number of tricks: somebody has to be wrong.
    .title = Naming tricks
    .place = nomination.txt:5-7
tricks =
    One leads any card, and each plays one in turn. Whoever has the suit led must follow it. The highest trump wins the
    trick, without a trump the highest of the suit led; the winner leads next. The last card of a hand plays itself.
    .title = Tricks
    .place = nomination.txt:8-12
points =
    A point for each trick, and ten more for taking exactly as many as you said. After the last deal the most points
    win; equal ones share the rank.
    .title = Points
    .place = nomination.txt:13-15
