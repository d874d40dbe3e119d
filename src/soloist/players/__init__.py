"""Players: programs that answer decisions. They see only the state, which holds no more than the person knows."""
