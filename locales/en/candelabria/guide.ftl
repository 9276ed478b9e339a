# How to play The Curse of Candelabria, in a few screens: the text and its title.

aim =
    You lead a House of living candles. The game has three years, each with three seasons: in the **mist**
    curses rise, in the **kindling** you light candles and send them over the map, in the **war** every
    region is fought for. A battle won brings 4, 8 and then 12 points. After the third year most **points** win.
    .title = What it is about
turn =
    On your turn you use one candle card from your hand. **Deploy** it: pay wax, choose its role, and it appears where
    your castle is and does what the card says. Or **discard it for a manoeuvre**; it comes back next year. Press **Take
    turn**: the numbers in the menu are those on the picture.
    .title = Your turn
manoeuvre =
    A manoeuvre moves your castle or a candle twice. Where you arrive you light a **ground flame**, and that does
    the **action** of the territory, as often as you have flames on such territories: mine, influence, barracks,
    forge, portal or tavern. So flames are your soldiers and your economy at once.
    .title = Manoeuvres and actions
curses =
    Three **curses** lie ready each year. Where their numbers are, nobody fights this year. By **influence** you send
    flames before them: whoever has most controls the curse, puts its figure beside their own and uses its ability.
    When somebody puts your flame out, you may send it there too.
    .title = Curses
war =
    For each battle everybody chooses up to two **tactics cards** in secret. In turn order a card may be
    given up to cancel another with a common symbol; what is left is resolved. Then flames, castles (4) and curses (3) are
    counted. The winner who was first in turn order goes behind the others.
    .title = Battles
end =
    After the war candles leave the map; ground flames, castles and temples stay. Upgrades and your House bring points
    at the end. For your first turns: discard a card for a manoeuvre into a mine, deploy a candle when you have
    the wax, and be somewhere with more flames than others when the war comes.
    .title = The end, and your first turns
