"""Players: programs that answer decisions. They see the state, which never holds more than the person knows."""
