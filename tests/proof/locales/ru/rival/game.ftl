ask-take = Which heap?
ask-amount = How many?
ask-its_heap = { $side }: из какой кучи берёт?
heap = Heap { $number }
amount = { $number }
log-order = Its order: { $order }
unknown-orders = какой приказ придёт
rival-clerk = Писарь
