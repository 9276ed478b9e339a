ask-first = The first?
ask-second = The second?
ask-other = Another?
option-a = A
option-b = B
