"""Version 2: when the computer managers relieve a pitcher, and who comes."""

from .manager import COUNT, runs_of_three

CLOSER, SET_UP, THIRD, FOURTH, LONG_RELIEVER = range(14, 19)
BULLPEN = range(14, 19)

# By the stamina of the bullpen's middle pitcher, up to: the usual share of complete games, how many
# batters a starter may face from the first tired one on, how many runs cost no batter, how many
# more of them with a lead, and how many batters each further run costs.
HOOKS = (
    (11, 0.023, 3, 0, 0, 2),
    (13, 0.05, 5, 1, 3, 8),
    (16, 0.07, 3, 1, 3, 4),
    (17, 0.246, 13, 1, 1, 8),
    (19, 0.335, 13, 1, 3, 8),
    (21, 0.433, 11, 4, 2, 8),
    (24, 0.468, 17, 2, 3, 8),
    (27, 0.68, 17, 6, 2, 8),
    (35, 0.656, 11, 6, 0, 8),
    (100, 0.824, 17, 6, 0, 2),
)

# Outs of the game before these innings, and after the ninth.
BEFORE_FIFTH, BEFORE_SIXTH, BEFORE_SEVENTH, BEFORE_EIGHTH, BEFORE_NINTH = 24, 30, 36, 42, 48
AFTER_NINTH = 54

LOST_LEAD = -4
SAFE_LEAD = 5
MAX_SAVE_LEAD = 3
CLOSE = 2

MAX_BATTERS_FACED = 45
MAX_BATTERS_TO_BEGIN = 42
# Batters that an inning has at least; batters that a start may last longer in the midst of one.
INNING = 3
IN_THE_MIDDLE = 4
TOO_MANY_RUNS = 6
MOP_UP_TIRED = 6
MOP_UP_TIRED_IN_INNING = 9
RUNNERS_IN_TROUBLE = 2
NEARLY_TIRED = 6
RELIEVERS_BATTERS = 3
# Runs that a reliever must save of the next three batters: of computer teams, and to win.
RUNS_SAVED, RUNS_SAVED_TO_WIN = 0.13, 0.02
# What a share of complete games beyond the usual adds, of MOST_SHORT less to MOST_BEYOND more.
LEASH_PER_SHARE, FREE_RUNS_PER_SHARE = 12, 16
MOST_SHORT, MOST_BEYOND = 0.03, 0.1
# Runs that a batting order excuses for each that it promises once through.
EXCUSED_RUNS = 10


class Relief2:
    """The decisions of a computer manager in the field."""

    def _may_substitute(self):
        return True

    def _lead(self):
        return self.field.runs - self.bat.runs

    def _between_innings(self):
        return self.outs == 0 and self.on_base() == 0

    def _is_starting(self):
        return self.field.pitcher == self.field.setup.starter

    def _decide_reliever(self):
        """Returns the pitcher who relieves before the next batter; None if the pitcher stays."""
        field = self.field
        closer = CLOSER if field.is_available(CLOSER) else None
        if closer is not None and self.ip_outs >= BEFORE_NINTH and self._is_for_closer():
            return closer
        must_go = (
            field.tired_batters() > 0
            and self._between_innings()
            and self.ip_outs >= AFTER_NINTH
        )
        if must_go or field.batters_faced >= MAX_BATTERS_FACED:
            return self._find_any_pitcher()
        is_done = self._is_starter_done() if self._is_starting() else self._is_reliever_done()
        if is_done:
            if closer is not None and self._is_save_in_sight():
                return closer
            return self._find_reliever()
        if not self._is_in_trouble():
            return None
        reliever = self._find_reliever()
        if reliever is None:
            return None
        comes = runs_of_three(self, reliever, 0)
        stays = runs_of_three(self, field.pitcher, field.tired_batters())
        saved = RUNS_SAVED_TO_WIN if field.setup.manages_to_win else RUNS_SAVED
        return reliever if comes + saved < stays else None

    # --- who comes ---

    def _relievers_in_order(self):
        """Returns the relievers but the closer, by inning and lead."""
        lead = self._lead()
        if lead <= LOST_LEAD or self.ip_outs < BEFORE_SIXTH:
            return LONG_RELIEVER, FOURTH, THIRD, SET_UP
        if lead >= SAFE_LEAD:
            return FOURTH, LONG_RELIEVER, THIRD, SET_UP
        if self.ip_outs < BEFORE_SEVENTH:
            return FOURTH, THIRD, LONG_RELIEVER, SET_UP
        if self.ip_outs < BEFORE_EIGHTH:
            return THIRD, SET_UP, FOURTH, LONG_RELIEVER
        return SET_UP, THIRD, FOURTH, LONG_RELIEVER

    def _first_rested(self, pitchers):
        return next((p for p in pitchers if self.field.is_available(p)), None)

    def _is_late_and_close(self):
        return self.ip_outs >= BEFORE_SEVENTH and abs(self._lead()) <= CLOSE

    def _find_reliever(self):
        if self._is_late_and_close():
            in_order = self._relievers_in_order()
            rested = [p for p in in_order if self.field.is_available(p)]
            return min(rested, key=lambda p: runs_of_three(self, p, 0), default=None)
        return self._first_rested(self._relievers_in_order())

    def _find_any_pitcher(self):
        reliever = self._find_reliever()
        if reliever is not None:
            return reliever
        return self._first_rested((CLOSER, 13, 12, 11, 10, 9))

    # --- when ---

    def _is_save_in_sight(self):
        lead = self._lead()
        if self.ip_outs < BEFORE_NINTH or lead <= 0:
            return False
        return lead <= MAX_SAVE_LEAD or lead <= COUNT[self.on_base()] + 2

    def _is_for_closer(self):
        if self.field.pitcher == CLOSER:
            return False
        lead, between_innings = self._lead(), self._between_innings()
        if self._is_starting():
            is_tying_run_up = not between_innings and lead <= COUNT[self.on_base()] + 1
            is_tired = self.field.tired_batters() > 0
            return is_tired and is_tying_run_up and self._is_save_in_sight()
        is_tied_at_home = lead == 0 and self.field is self.home
        return self._is_save_in_sight() or (between_innings and is_tied_at_home)

    def _is_starter_done(self):
        field = self.field
        leash, free_runs, free_runs_ahead, batters_per_run = self._starter_hook()
        ahead = free_runs_ahead if self._lead() > 0 else 0
        beyond = field.pitcher_runs - (free_runs + ahead + EXCUSED_RUNS * self._order_runs())
        strain = field.batters_faced + (batters_per_run * beyond if beyond > 0 else 0)
        limit = field.pitching().tires_at + leash
        if not self._between_innings():
            return strain + 1 > limit + IN_THE_MIDDLE
        if field.batters_faced > MAX_BATTERS_TO_BEGIN:
            return True
        tries_for_fifth = self._lead() > 0 and BEFORE_FIFTH <= self.ip_outs < BEFORE_SIXTH
        if tries_for_fifth and field.pitcher_runs < TOO_MANY_RUNS:
            return False
        return strain + INNING > limit

    def _starter_hook(self):
        staminas = sorted(self.field.card(pitcher).pitch.stamina for pitcher in BULLPEN)
        found = next((hook for up_to, *hook in HOOKS if staminas[2] <= up_to), HOOKS[-1][1:])
        usual, leash, free_runs, free_runs_ahead, batters_per_run = found
        recorded = self.field.setup.habits["completeGames"]
        share = usual if recorded is None else recorded
        beyond = min(MOST_BEYOND, max(-MOST_SHORT, share - usual))
        leash = leash + LEASH_PER_SHARE * beyond + self.field.setup.more_leash
        free_runs = free_runs + FREE_RUNS_PER_SHARE * beyond
        return leash, free_runs, free_runs_ahead, batters_per_run

    def _order_runs(self):
        """Returns what the order that began the game promises once through."""
        runs = 0
        for player in self.bat.setup.order:
            runs = runs + self.bat.batting(player).runs
        return runs

    def _is_reliever_done(self):
        field = self.field
        tired, half_of_them = field.tired_batters(), field.pitching().tires_at // 2
        between_innings = self._between_innings()
        if self._lead() <= LOST_LEAD:
            return tired > (MOP_UP_TIRED if between_innings else MOP_UP_TIRED_IN_INNING)
        if not between_innings:
            return tired > 2 + half_of_them
        rested = sum(field.is_available(pitcher) for pitcher in BULLPEN)
        if rested < max(1, 9 - self.half // 2):
            return tired > 1 + half_of_them
        return field.batters_faced + INNING >= field.pitching().tires_at

    def _is_in_trouble(self):
        if not self._is_late_and_close():
            return False
        if self.field.tired_batters() > 0:
            return True
        if COUNT[self.on_base()] < RUNNERS_IN_TROUBLE:
            return False
        nearly_tired = self.field.pitching().tires_at - NEARLY_TIRED
        enough = nearly_tired if self._is_starting() else RELIEVERS_BATTERS
        return self.field.batters_faced >= enough
