"""The engine: steps, fate, tables, records, rules books, editions, languages. It knows no game."""
