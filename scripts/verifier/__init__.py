"""Pennant's rules once more, in Python and by the standard library only.

`verify-game.py` and `verify-packs.py` use it to check what a Pennant server says about chance. It
shares no code with the program: it is written from docs/rulebook.md and docs/spec.
"""
