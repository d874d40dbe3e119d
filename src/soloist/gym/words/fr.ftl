unknown-reward = « { $given } » n’est pas une récompense ; il y a { $known }.
