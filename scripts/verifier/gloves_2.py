"""Errors by the nine in the field, and loose pitches, by version 2 of the rules."""

from . import batted_ball
from .cards import FIELD_POSITIONS, RESULTS, RUNNING, can_play

FIELDERS = ("P", *FIELD_POSITIONS)
# Each position's share of the errors that put a batter on base.
SHARES = (0.174, 0.029, 0.113, 0.104, 0.23, 0.18, 0.013, 0.014, 0.013)
OUT_OF_POSITION = 1.5
# Of those errors, the shares that are wild throws, and on which everyone goes up two bases.
THROWING = (0.45, 0.5, 0.2, 0.4, 0.45, 0.45, 0, 0, 0)
TWO_BASES = (0.12, 0.12, 0.08, 0.1, 0.12, 0.12, 0.25, 0.25, 0.25)

# For each error on an out put in play: on hits, of relays, on steals, of throws home.
ERRORS_ON_HITS = 1.75
BOBBLES = 0.34
OUTFIELDERS_THROWS = 0.06
# The two infielders who may cut off a throw from each field.
CUTOFFS = {"LF": ("3B", "SS"), "CF": ("2B", "SS"), "RF": ("1B", "2B")}
WILD_RELAYS = 3
WILD_THROWS_ON_STEALS = 1.6
THROWS_BY_THE_CATCHER = 1.5

WILD_PITCHES_PER_STRIKEOUT = 0.18
STRIKEOUTS_WITHOUT_WILD_PITCHES = 0.045
MIN_WILD_PITCH_CHANCE = 0.002
PASSED_BALLS_PER_ERROR = 0.15
BALK_SHARE = 0.1
STRIKEOUT = RESULTS.index("SO")

_SINGLE_FIRST = (((0.16, 0.36), (0.15, 0.37), (0.21, 0.42)), (0.032, 0.032))
_SINGLE_SECOND = (((0.3, 0.49), (0.4, 0.63), (0.66, 0.86)), (0.04, 0.07))
_DOUBLE_FIRST = (((0.14, 0.5), (0.19, 0.52), (0.37, 0.71)), (0.025, 0.07))
# Of liners that an outfielder caught.
_LINER_THIRD = (((0.88, 0.95), (0.88, 0.95)), (0.03, 0.03))
_LINER_SECOND = (((0.24, 0.38), (0.24, 0.38)), (0.017, 0.017))


class Gloves2:
    """Who errs, how, and what comes of it."""

    RUNNING = {
        **RUNNING,
        "first to third on a single": _SINGLE_FIRST,
        "second to home on a single": _SINGLE_SECOND,
        "first to home on a double": _DOUBLE_FIRST,
        "third to home on a liner": _LINER_THIRD,
        "second to third on a liner": _LINER_SECOND,
    }
    THIRD_ON_GROUNDER = {
        "first open": (0.13, 0.48),
        "first taken": (0.26, 0.02),
        "loaded": (0.35, 0),
    }
    SECOND_TO_THIRD = 0.43

    def _invited_chance(self, thrown_out, position):
        return 1 - thrown_out * 2 * position

    # --- the gloves of the nine ---

    def _error_rate_at(self, index):
        """Returns the printed rate of C to RF, more at a position that is not on the card."""
        player = self.field.card(self.field.places[index - 1])
        fits = can_play(FIELDERS[index], player)
        return player.error_rate if fits else player.error_rate * OUT_OF_POSITION

    def _error_sums(self):
        """Returns, for each fielder, the chance that they or one before them err on an out."""
        total, sums = 0, []
        for index in range(1, 9):
            total += SHARES[index] * self._error_rate_at(index)
            sums.append(total)
        all_shares = 0
        for share in SHARES:
            all_shares = all_shares + share
        # A pitcher errs as the others do on the average.
        of_pitcher = total * (SHARES[0] / (all_shares - SHARES[0]))
        return [of_pitcher, *(chance + of_pitcher for chance in sums)]

    def _rate_from_sums(self, index):
        sums = self._error_sums()
        return (sums[index] - sums[index - 1]) / SHARES[index]

    def _find_fielder(self, sums, drawn):
        return next((index for index in range(8) if drawn < sums[index]), 8)

    def _within_part(self, sums, index, drawn):
        start = sums[index - 1] if index else 0
        return (drawn - start) / (sums[index] - start)

    def _error_chance(self):
        return self._error_sums()[8]

    def _charge_error(self, fielder, kind):
        team = self.field
        team.errors += 1
        at = FIELDERS.index(fielder)
        self.event.error = (team.places[at - 1] if at else team.pitcher, fielder, kind)

    def _can_move_up(self):
        return self.on_base() != 0 and self.outs != 3 and not self.walked_off

    def _move_up_on_error(self, fielder, kind):
        self._charge_error(fielder, kind)
        self._advance_all(1, "unearned")

    # --- the plays ---

    def _play_error(self, drawn):
        sums = self._error_sums()
        index = self._find_fielder(sums, drawn)
        how = self._within_part(sums, index, drawn)
        self.event.ball = batted_ball.locate_error(FIELDERS[index], how)
        self.event.play = "error"
        self._charge_error(FIELDERS[index], "throwing" if how < THROWING[index] else "fielding")
        self.field.missed_outs += 1
        bases = 2 if how < TWO_BASES[index] else 1
        if self.can_walk_off:
            bases = self._bases_of_walk_off(bases)
        self._advance_all(bases, "unearned")
        self._place_batter(bases, by_error=True)

    def _error_chance_on_hit(self, outcome):
        return 0 if outcome == "HR" else ERRORS_ON_HITS * self._error_chance()

    def _play_error_on_hit(self, drawn, bases):
        outfielder = self.event.ball[1]
        if drawn < BOBBLES:
            self._move_up_on_error(outfielder, "fielding")
            return
        of_outfielders = BOBBLES + OUTFIELDERS_THROWS
        rest = (drawn - of_outfielders) / (1 - of_outfielders)
        is_outfielders = drawn < of_outfielders
        thrower = outfielder if is_outfielders else self._find_cutoff(outfielder, rest)
        self._charge_error(thrower, "throwing")
        self._push_up(bases)

    def _find_cutoff(self, outfielder, drawn):
        """Returns the infielder whose relay of a throw from the outfield goes wild."""
        sums, (one, other) = self._error_sums(), CUTOFFS[outfielder]
        chances = [sums[at] - sums[at - 1] for at in map(FIELDERS.index, (one, other))]
        return one if drawn * (chances[0] + chances[1]) < chances[0] else other

    def _push_up(self, base):
        """The runner goes up one, and those ahead only where they stand in the way."""
        if base == 3:
            self._score(self._take_off(3), 3, "unearned", 1)
            return
        if self.bases[base + 1]:
            self._push_up(base + 1)
        self._move(base, base + 1, 1)

    def _play_relay(self, drawn):
        chance = WILD_RELAYS / 2 * (self._rate_from_sums(3) + self._rate_from_sums(5))
        if drawn < chance and self._can_move_up():
            pivot = "2B" if self.event.ball[1] in ("3B", "SS") else "SS"
            self._move_up_on_error(pivot, "throwing")

    def _play_throw_on_steal(self, drawn):
        if drawn < WILD_THROWS_ON_STEALS * self._rate_from_sums(1) and self._can_move_up():
            self._move_up_on_error("C", "throwing")

    def _gets_by_catcher(self, drawn):
        return drawn < THROWS_BY_THE_CATCHER * self._rate_from_sums(1)

    def _play_throw_by_catcher(self):
        if self._can_move_up():
            self._move_up_on_error("C", "fielding")

    # --- loose pitches ---

    def _passed_ball_chance(self):
        catcher = self.field.card(self.field.places[0]).bat
        if catcher.passed_ball_chance is not None:
            return catcher.passed_ball_chance
        return PASSED_BALLS_PER_ERROR * self._rate_from_sums(1)

    def _wildness_of_pitcher(self):
        """Returns the chances of a wild pitch and of a balk; None where the card has none."""
        pitcher = self.field.card(self.field.pitcher).pitch
        if pitcher.wild_pitch_chance is None or pitcher.balk_chance is None:
            return None
        return pitcher.wild_pitch_chance, pitcher.balk_chance

    def _loose_pitch_chance(self):
        own = self._wildness_of_pitcher()
        if own is not None:
            return self._passed_ball_chance() + (own[0] + own[1])
        odds = self.bat.batting(self.bat.order[self.bat.next_place]).odds[STRIKEOUT]
        often = WILD_PITCHES_PER_STRIKEOUT * (odds - STRIKEOUTS_WITHOUT_WILD_PITCHES)
        return self._passed_ball_chance() + max(MIN_WILD_PITCH_CHANCE, often)

    def _loose_pitch_kind(self, drawn, chance):
        passed = self._passed_ball_chance()
        if drawn < passed:
            return "passedBall"
        own = self._wildness_of_pitcher()
        balk = own[1] if own is not None else BALK_SHARE * (chance - passed)
        return "wildPitch" if drawn < chance - balk else "balk"
