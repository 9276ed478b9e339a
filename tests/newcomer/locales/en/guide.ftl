aim =
    Workers go to the sites of a harbour and bring back goods. When the last round is over, goods
    and cards are counted, and whoever has the most of them wins.
    .title = What it is about
send =
    On your turn you send one worker to a free site. The numbers of the menu stand for the sites.
    .title = Your turn
goods =
    Rope pays for the yard, where cards come from. Gold stands for rope, and so do any two others.
    .title = Goods
