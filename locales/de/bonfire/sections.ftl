# Die Abschnitte der gedruckten Regeln, nach den Zeilen ihrer Abschrift.

bonfire-7 = Einleitung
bonfire-97 = Spielmaterial
bonfire-208 = Aufbau: der Spielplan
bonfire-279 = Aufbau: die Spielertableaus
bonfire-315 = Ablauf der Partie
bonfire-386 = Ein Zug
bonfire-398 = I. Ein Schicksalsplättchen legen
bonfire-436 = II. Aktionsmarker nutzen
bonfire-448 = Einen Weg bauen
bonfire-472 = Das Schiff bewegen
bonfire-498 = Eine Aufgabe annehmen
bonfire-557 = Eine Hüterin heimholen
bonfire-575 = Eine Prozession abhalten
bonfire-595 = Das Große Leuchtfeuer nutzen
bonfire-619 = Einen Gnom anwerben
bonfire-644 = III. Ein Leuchtfeuer entzünden
bonfire-658 = Bonusaktion
bonfire-676 = Ende der Partie
bonfire-691 = Schlusswertung
bonfire-705 = Solospiel
bonfire-779 = Anhang I. Aufgaben
bonfire-877 = Gemeinsame Aufgaben
bonfire-884 = Anhang II. Der Hohe Rat
bonfire-891 = Anhang III. Gnome
bonfire-904 = Anhang IV. Beispiel einer Wertung
bonfire-919 = Anhang V. Symbole
