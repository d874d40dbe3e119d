unknown-reward = “{ $given }” is no reward; there are { $known }.
