sites =
    One worker stands at each site. The pier gives two fish, the loft two ropes, the bank two gold.
    .title = Sites
    .place = quay.txt:1-3
yard =
    The yard costs a rope and gives a card, which is played at once.
    .title = The yard
    .place = quay.txt:4
