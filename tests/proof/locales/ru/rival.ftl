ask-take = Which heap?
ask-amount = How many?
ask-its_heap = Which does it take from?
heap = Heap { $number }
amount = { $number }
log-order = Its order: { $order }
unknown-orders = какой приказ придёт
