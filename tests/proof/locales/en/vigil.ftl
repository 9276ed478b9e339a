ask-where = Where does it arrive?
ask-dies = Who dies?
ask-fight = Fight where?
ask-help = Give a life?
option-life = A life
place = Place { $number }
log-arrived = { $ghost } at { $place }.
log-died = { $villager } dies.
