"""Training settings of Peloponnes: one network for all ranks."""

from soloist.players.course import Course

COURSES = [
    Course(("soldier", "sergeant", "officer", "general"), first_games=20000, answers=14, games=2000, generations=36, trace=0.8)
]
