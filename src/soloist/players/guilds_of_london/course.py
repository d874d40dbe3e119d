"""Training settings of Guilds of London: one network for both opponents."""

from soloist.players.course import Course

COURSES = [
    Course(
        ("rik", "boris"),
        rulings=(
            {},
            {"surplus_liverymen_go_to": "supply"},
            {},
            {"boris_uses_special_buildings": "yes"},
            {},
            {"two_symbol_cards": "background_colour", "boris_ties": "you_win", "one_pawn_on_plantation": "right_half"},
            {},
            {"beadle_scores_after_own_tile_resolved": "no", "neutral_hire_allowed": "no", "adjacent_master_pair_vp": "2"},
            {},
            {"promo_card": "yes", "special_buildings_choice": "random"},
            {"promo_card": "yes", "promo_token_effect": "lost", "promo_claims_special_buildings": "yes"},
        ),
        margin_share=0.5,
        trust=0.1,
        final_trust=0.05,
        answers=45,
        first_games=30000,
        games=320,
        generations=24,
        trace=0.8,
        wander=0.02,
    )
]
