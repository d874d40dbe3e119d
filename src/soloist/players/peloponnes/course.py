"""Training settings of Peloponnes: one network for all ranks."""

from soloist.players.course import Course

COURSES = [
    Course(
        ("soldier", "sergeant", "officer", "general"),
        rulings=(
            {},
            {"conquest_surcharge": "3"},
            {},
            {"captured_citizen_scores_as": "prestige", "milet_tie": "no_effect"},
            {},
            {"conquest_surcharge": "3", "internal_conflict_timing": "before_feeding"},
            {},
            {"angelos_civilization_discardable": "yes", "internal_conflict_timing": "before_feeding"},
        ),
        first_games=20000,
        answers=14,
        games=2000,
        generations=36,
        trace=0.8,
    )
]
