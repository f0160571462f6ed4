"""Versions 2 and 3 of the rules of a game: what differs from version 1 (game.py, plays.py,
orders.py). Version 3 is version 2 for games in which a side has standing orders.
"""

from .baserunning_2 import Baserunning2
from .earned_runs_2 import EarnedRuns2
from .game import Game
from .gloves_2 import Gloves2
from .offense_2 import Offense2
from .relief_2 import Relief2


class GameOfRules2(Offense2, Baserunning2, Gloves2, EarnedRuns2, Relief2, Game):
    """A game by version 2 of the rules; each part of it goes before what it replaces."""

    def _may_relieve(self, team):
        """Every pitcher faces at least one batter (rule 5.10)."""
        return team.batters_faced > 0


class GameOfRules3(GameOfRules2):
    """A game by version 3 of the rules."""

    KNOWS_ORDERS = True
