unknown-reward = il n’y a pas de récompense « { $given } » ; récompenses possibles : { $known }.
other-deal = la donne { $deal } n’est pas une donne de { $game }
