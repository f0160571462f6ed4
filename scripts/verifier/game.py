"""A game in progress: its situation, its events, and the elementary moves."""

from .cards import RUNNING, matchups
from .manager import BIT
from .orders import Orders
from .plays import Plays, Runner


class Team:
    """One side of a game: its state."""

    def __init__(self, setup, name):
        self.setup, self.side = setup, name
        self.runs = self.hits = self.errors = 0
        self.inning_runs = []
        self.order = list(setup.order)
        self.next_place = 0
        self.places = list(range(9))
        self.pitcher = setup.starter
        self.batters_faced = self.pitcher_runs = 0
        self.missed_outs = self.missed_outs_before = 0
        self.used = {*range(9), setup.starter}
        self.matchups = {}

    def card(self, player):
        return self.setup.players[player]

    def batting(self, player):
        return self.card(player).bat

    def pitching(self):
        return self.card(self.pitcher).pitch

    def is_available(self, player):
        return player not in self.used

    def tired_batters(self):
        """Returns how many batters the pitcher has faced while tired, the next one included."""
        return max(0, self.batters_faced + 2 - self.pitching().tires_at)


class Event:
    """One event of a game, as far as it has happened."""

    def __init__(self, kind, batting):
        self.kind, self.batting = kind, batting
        self.number = self.ip_outs = self.outs = 0
        self.result = self.own_result = self.cell = None
        self.dice = {"batter": None, "extra": None, "pitcher": None}
        self.score = {}
        self.rbi = self.runs = self.sb = self.cs = 0
        self.action = self.play = None
        # The error: the player who made it, the position, and how. From version 2 on.
        self.error = None
        self.batter = self.pitcher = None
        self.next_batting = self.next_batter = self.next_pitcher = None
        self.on = {}
        self.ball = None
        self.moves, self.runs_scored = [], []
        # Runs of events before that are earned by this one: who scored, who is charged.
        self.earned_after_all = []
        self.left = self.entered = None
        self.enters = "comes in for"
        self.final = False
        # How the dice came to the result, in words.
        self.reason = ""

    def settle_run(self, player, charged_to):
        """Makes a run earned that was not when it scored, in this event or in one before."""
        for index, run in enumerate(self.runs_scored):
            if run[0] == player:
                self.runs_scored[index] = (player, charged_to, True)
                return
        self.earned_after_all.append((player, charged_to))


class Game(Plays, Orders):
    """A game by version 1: applies commands, and lists the events that they make."""

    # How often runners take a base more, by which the cards are compiled.
    RUNNING = RUNNING
    # Whether a side may have standing orders.
    KNOWS_ORDERS = False

    def __init__(self, visitors, home, dice):
        self.visitors, self.home = Team(visitors, "visitors"), Team(home, "home")
        self.visitors.matchups = matchups(visitors, home)
        self.home.matchups = matchups(home, visitors)
        self.visitors.inning_runs.append(0)
        self.source, self.dice = dice, None
        self.events, self.event = [], None
        self.event_number = self.ip_outs = self.outs = self.half = 0
        self.bases = [None, None, None, None]
        self.batter = self.pitcher = 0
        self.safe_chances = [0, 0, 0, 0]
        self.choice = None
        self.final = self.walked_off = self.can_walk_off = False
        self.automatic = False
        self._set_sides()

    # --- the situation ---

    def _set_sides(self):
        self.outs = self.ip_outs % 3
        self.half = self.ip_outs // 3
        is_bottom = self.half % 2 == 1
        self.bat, self.field = (
            (self.home, self.visitors) if is_bottom else (self.visitors, self.home)
        )
        self.can_walk_off = is_bottom and self.half >= 17

    def on_base(self):
        return sum(BIT[base] for base in (1, 2, 3) if self.bases[base])

    def runner_card(self, base):
        return self.bat.batting(self.bases[base].player)

    def is_tight(self):
        return self.ip_outs >= 42 and abs(self.bat.runs - self.field.runs) <= 2

    def computer_bats(self):
        return self.automatic or self.bat.setup.manager == "computer"

    def computer_pitches(self):
        return self.automatic or self.field.setup.manager == "computer"

    def describe(self):
        """Returns the situation in words."""
        half, inning = ("top", "bottom")[self.half % 2], self.half // 2 + 1
        score = f"{self.visitors.runs}-{self.home.runs}"
        return f"{half} of inning {inning}, {self.outs} out, visitors-home {score}"

    # --- events ---

    def _begin(self, kind):
        self.dice = self.source.event(self.event_number + 1)
        self.batter = self.bat.order[self.bat.next_place]
        self.pitcher = self.field.pitcher
        self.event = Event(kind, self.bat.side)

    def _finish(self):
        self.event_number += 1
        if self.outs == 3 or self.walked_off:
            self._end_half()
        event = self.event
        event.number, event.ip_outs, event.final = self.event_number, self.ip_outs, self.final
        event.score = {"visitors": self.visitors.runs, "home": self.home.runs}
        event.batter, event.pitcher = self.batter, self.pitcher
        event.on = {b: r.player for b, r in enumerate(self.bases) if r is not None}
        if not self.final:
            event.next_batting = self.bat.side
            event.next_batter = self.bat.order[self.bat.next_place]
            event.next_pitcher = self.field.pitcher
        self.events.append(event)

    def _end_half(self):
        if self.walked_off:
            self.final = True
            return
        self.bases = [None, None, None, None]
        self.field.missed_outs = self.field.missed_outs_before = 0
        if self._half_ends_game():
            self.final = True
            return
        self._set_sides()
        self.bat.inning_runs.append(0)

    def _half_ends_game(self):
        if self.ip_outs < 51:
            return False
        if self.ip_outs % 6 == 3:
            return self.home.runs > self.visitors.runs
        return self.ip_outs >= 54 and self.home.runs != self.visitors.runs

    # --- the elementary moves ---

    def _next_batter(self):
        self.bat.next_place = (self.bat.next_place + 1) % 9
        self.field.batters_faced += 1

    def _out(self, player, start, end):
        self.outs += 1
        self.ip_outs += 1
        self.event.outs += 1
        self.event.moves.append((player, start, end, True))

    def _batter_out(self):
        self._out(self.batter, 0, 1)

    def _take_off(self, base):
        runner, self.bases[base] = self.bases[base], None
        return runner

    def _runner_out(self, base, end):
        runner = self._take_off(base)
        self._out(runner.player, base, end)
        return runner

    def _move(self, start, end):
        runner = self._take_off(start)
        self.bases[end] = runner
        self.event.moves.append((runner.player, start, end, False))

    def _place_batter(self, base, charged_to=None, by_error=False):
        charged = self.pitcher if charged_to is None else charged_to
        self.bases[base] = Runner(self.batter, charged, by_error)
        self.event.moves.append((self.batter, 0, base, False))

    def _place_batter_for(self, lost):
        """The pitcher charged with a runner who was put out is charged with the batter."""
        self._place_batter(1, lost.charged_to, lost.by_error)

    def _is_earned(self, runner, how):
        missed = self.field.missed_outs
        if runner.charged_to == self.field.pitcher:
            missed -= self.field.missed_outs_before
        return how != "unearned" and not runner.by_error and self.outs + missed < 3

    def _score(self, runner, start, how):
        field, bat = self.field, self.bat
        earned = self._is_earned(runner, how)
        self.event.moves.append((runner.player, start, 4, False))
        self.event.runs_scored.append((runner.player, runner.charged_to, earned))
        self.event.runs += 1
        self.event.rbi += how == "batted in"
        bat.runs += 1
        bat.inning_runs[-1] += 1
        field.pitcher_runs += runner.charged_to == field.pitcher
        if self.can_walk_off and bat.runs > field.runs:
            self.walked_off = True

    def _score_runner(self, base, how):
        self._score(self._take_off(base), base, how)

    def _advance_all(self, bases, how):
        """Every runner moves up by so many bases; those who reach home score."""
        for base in (3, 2, 1):
            if self.bases[base] and base + bases >= 4:
                self._score_runner(base, how)
        for base in (3, 2, 1):
            if self.bases[base]:
                self._move(base, base + bases)

    def _advance_forced(self):
        """The batter takes first, and only forced runners move up."""
        if self.bases[1]:
            if self.bases[2]:
                if self.bases[3]:
                    self._score_runner(3, "batted in")
                self._move(2, 3)
            self._move(1, 2)
        self._place_batter(1)
