ask-take = Which heap?
ask-amount = How many?
ask-its_heap = { $side }: which heap is taken from?
heap = Heap { $number }
amount = { $number }
log-order = Its order: { $order }
unknown-orders = which order comes next
rival-clerk = The clerk
