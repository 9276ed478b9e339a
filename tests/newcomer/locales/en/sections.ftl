quay-1 = Sites
