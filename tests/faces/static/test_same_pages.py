"""The very tests of the served pages, at the folder of files: here `server` and `guests` are those of this folder."""

from tests.faces.browser.test_beside import test_a_value_is_set_right_and_back_takes_it_away
from tests.faces.browser.test_rules_page import test_the_page_is_not_loaded_again_and_an_empty_search_shows_all
from tests.faces.browser.test_table_page import (
    test_a_finished_game_can_be_walked_through_taken_back_and_dealt_again,
    test_a_hint_marks_one_option_and_chooses_nothing,
    test_a_record_pasted_on_the_first_page_becomes_a_table,
    test_back_and_reload_show_the_table_as_it_is,
    test_two_windows_at_one_table,
    test_why_opens_the_clause_and_a_clause_in_the_story_opens_too,
)

__all__ = [
    "test_a_finished_game_can_be_walked_through_taken_back_and_dealt_again",
    "test_a_hint_marks_one_option_and_chooses_nothing",
    "test_a_record_pasted_on_the_first_page_becomes_a_table",
    "test_a_value_is_set_right_and_back_takes_it_away",
    "test_back_and_reload_show_the_table_as_it_is",
    "test_the_page_is_not_loaded_again_and_an_empty_search_shows_all",
    "test_two_windows_at_one_table",
    "test_why_opens_the_clause_and_a_clause_in_the_story_opens_too",
]
