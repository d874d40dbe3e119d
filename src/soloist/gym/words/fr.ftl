unknown-reward = il n’y a pas de récompense « { $given } » ; il y a { $known }.
