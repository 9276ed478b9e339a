lesson-first = Nomination Whist: three small deals

first-word = A word, and how to keep it
    .ends = You said one and took one: a point for the trick, and ten for the word. Your rival said two and kept it as well.
first-word-name = You hold the ten of hearts, the nine of diamonds and the ace of spades; clubs are trumps. Not much, with three tricks to be had: say **one**.
    .waits = Zero or two might come true as well. This lesson goes for one.
first-word-follow = Your rival leads the jack of hearts. You hold a heart, so you **have to follow** with it, and the jack wins.
first-word-take = Now a five of diamonds. The suit led has to be followed again, and your nine is **higher**: this is your trick. Then your ace comes last, but a trump beats it.
first-on = Two more deals
    .ends = That is all of the game. Real ones begin with seven cards.
first-on-own = Two cards, then one: say a number and play as you like. Options that are not legal say why.
