quay-1 = Места
