unknown-reward = there is no reward “{ $given }”; there are { $known }.
other-deal = deal { $deal } is no deal of { $game }
