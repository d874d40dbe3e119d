"""Texts and files: words, errors, rules books, editions, deal codes and records. Knows only the kernel's phrases."""
