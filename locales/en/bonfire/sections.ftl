# The sections of the printed rulebooks, by the lines of their transcripts where they begin.

bonfire-7 = Introduction
bonfire-97 = Components
bonfire-208 = Set-up: the board
bonfire-279 = Set-up: the players' boards
bonfire-315 = Course of the game
bonfire-386 = A player's turn
bonfire-398 = I. Place a fate tile
bonfire-436 = II. Use action tokens
bonfire-448 = Build a path
bonfire-472 = Move the ship
bonfire-498 = Receive a task
bonfire-557 = Retrieve a Guardian
bonfire-575 = Hold a procession
bonfire-595 = Use the Great Bonfire
bonfire-619 = Recruit a gnome
bonfire-644 = III. Light a Bonfire
bonfire-658 = Bonus action
bonfire-676 = End of the game
bonfire-691 = Final scoring
bonfire-705 = Solo game
bonfire-779 = Appendix I. Tasks
bonfire-877 = Common tasks
bonfire-884 = Appendix II. The High Council
bonfire-891 = Appendix III. Gnomes
bonfire-904 = Appendix IV. Example of scoring
bonfire-919 = Appendix V. Symbols
