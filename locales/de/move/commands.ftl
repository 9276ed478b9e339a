# Befehle: der Wert ist der Name, .about die Beschreibung; .p-x und .p-x-about ein Parameter.
shared = gemeinsam
    .p-table = tisch
    .p-table-about = Welcher Tisch, wenn nicht der dieses Threads
    .p-confirm = bestätigen
    .p-confirm-about = Sofort bestätigen, ohne den Entwurf anzusehen
move = zug
    .about = In jedem Spiel: deinen Zug in einer Zeile tippen
    .p-text = text
    .p-text-about = Zum Beispiel: Weg gelb Blume
