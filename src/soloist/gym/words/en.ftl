unknown-reward = there is no reward “{ $given }”; there are { $known }.
