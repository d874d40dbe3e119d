unknown-reward = il n’y a pas de récompense « { $given } » ; récompenses possibles : { $known }.
