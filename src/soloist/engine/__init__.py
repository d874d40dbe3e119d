"""The machine: steps, fate, table, record, rules, editions, languages. It knows no game."""
