"""How runners steal, tag up and run behind a throw by version 2 of the rules."""

from . import batted_ball
from .manager import BIT, wins_at

# The fielders throw home where the runner is not this sure to be safe.
SURE_TO_SCORE = 0.85
TAG_UP_FROM_FIRST_MARGIN = 0.04
# Flies and liners to right let runners go from second to third more often than those to left.
TO_THIRD = {"LF": 0.35, "CF": 1.05, "RF": 1.6}
OUTFIELDERS = tuple(TO_THIRD)
# A liner doubles a runner off base, at the base that the fielder looks to first.
DOUBLED_OFF_BY_INFIELDER = 0.28
DOUBLED_OFF_BY_OUTFIELDER = 0.04
DOUBLES_OFF_AT = {
    "2B": (2, 1, 3),
    "3B": (3, 2, 1),
    "SS": (2, 1, 3),
    "LF": (2, 1, 3),
    "CF": (2, 1, 3),
}
SEND_DRAWS = ("", "runner from first", "runner from second", "runner from third")


class Baserunning2:
    """One throw on a steal, a tag-up from first, and a batter who follows the throw home."""

    SENDS = (4, 2, 6, 1, 5, 3, 7)

    def _run_steal(self, runners):
        """The catcher throws at one runner only, the one with the smallest chance."""
        going = [base for base in (3, 2, 1) if runners & BIT[base]]
        target = min(going, key=self._steal_chance)
        chance = self._steal_chance(target)
        drawn = self.dice.fraction("steal")
        is_caught = drawn >= chance
        if is_caught:
            self.event.cs += 1
            self._runner_out(target, target + 1)
            going.remove(target)
        for base in going:
            if self.walked_off or self.outs == 3:
                break
            # Where one is put out, nobody has stolen a base.
            self.event.sb += not is_caught
            self._reach_next(base, "not batted in")
        if not is_caught:
            self._play_throw_on_steal(drawn)

    def _play_caught(self, ball, fraction):
        self._batter_out()
        kind = ball[0]
        if self.outs == 3 or kind == "pop":
            return False
        is_runner_on = self.on_base() != 0
        placement = batted_ball.placement_in(ball, fraction)
        fielder = batted_ball.fielder_of(kind, placement)
        if is_runner_on and kind == "line" and self._is_doubled_off(fielder):
            return False
        if fielder not in OUTFIELDERS:
            return False
        name = "fly" if kind == "fly" else "liner"
        factor = TO_THIRD[fielder]
        self._tag_up_unsettled(lambda *who: self._is_sure_to_tag_up(*who, name, factor, placement))
        return is_runner_on and self._offer_tag_ups_on(name, factor, placement)

    def _is_doubled_off(self, fielder):
        """Returns whether the fielder who caught a liner has put out a runner off base."""
        chance = DOUBLED_OFF_BY_OUTFIELDER if fielder in OUTFIELDERS else DOUBLED_OFF_BY_INFIELDER
        if self.dice.fraction("doubled off") >= chance:
            return False
        base = next(base for base in DOUBLES_OFF_AT.get(fielder, (1, 2, 3)) if self.bases[base])
        self.event.play = "doubledOff"
        self._runner_out(base, base)
        return True

    def _is_sure_to_tag_up(self, player, base, ball, factor, placement):
        """Returns whether a player would be sure to be safe on a tag-up: no throw is made."""
        way = "third to home" if base == 3 else "second to third"
        often = 1 if base == 3 else factor
        share, thrown_out = self.bat.batting(player).running[f"{way} on a {ball}"][self.outs - 1]
        share, thrown_out = share * often, thrown_out * often
        if placement >= share:
            return False
        return self._invited_chance(thrown_out / share, placement / share) >= SURE_TO_SCORE

    def _offer_tag_ups_on(self, ball, factor, placement):
        outs = self.outs - 1
        self.safe_chances = [0, 0, 0, 0]
        if self.bases[3]:
            self._offer(3, f"third to home on a {ball}", outs, placement, 0.12)
        if self.bases[2] and (not self.bases[3] or self.safe_chances[3] > 0):
            self._offer(2, f"second to third on a {ball}", outs, placement, 0.12, factor)
        second_leaves = not self.bases[2] or self.safe_chances[2] > 0
        if ball == "fly" and self.bases[1] and second_leaves:
            self._offer(1, "first to second on a fly", outs, placement, TAG_UP_FROM_FIRST_MARGIN)
        return any(chance > 0 for chance in self.safe_chances)

    def _is_thrown_home(self, runners):
        return bool(runners & 4) and self.safe_chances[3] < SURE_TO_SCORE

    def _batter_follows_throw(self, runners, kind):
        """Returns whether the batter of a single goes to second behind the throw home."""
        return kind == "advance" and self._is_thrown_home(runners)

    def _send(self, runners, kind):
        follows = self._batter_follows_throw(runners, kind)
        is_thrown_home = self._is_thrown_home(runners)
        gets_by = False
        for base in (3, 2, 1):
            if not runners & BIT[base] or self.walked_off or self.outs == 3:
                continue
            drawn = self.dice.fraction(SEND_DRAWS[base])
            if base == 3 and is_thrown_home and drawn < self.safe_chances[3]:
                gets_by = self._gets_by_catcher(drawn)
            if not gets_by and drawn >= self.safe_chances[base]:
                self._runner_out(base, base + 1)
            else:
                self._push_ahead(base)
                if kind == "tag" and base == 3:
                    self.event.play = "sacrificeFly"
                self._reach_next(base, "batted in")
        if follows and not self.walked_off and self.outs < 3 and not self.bases[2]:
            self._move(1, 2)
        if gets_by:
            self._play_throw_by_catcher()

    def _runners_to_send(self, kind):
        """Returns the runners with the best win expectancy, of those who may go."""
        best, best_wins = 0, wins_at(self, self.outs, self.on_base(), 0)
        for runners in range(1, 8):
            if not runners & ~self.on_base() and self._can_send(runners):
                follows = self._batter_follows_throw(runners, kind)
                gained = self._wins_sending(runners, self.outs, self.on_base(), 0, follows)
                if gained > best_wins:
                    best, best_wins = runners, gained
        return best

    def _wins_sending(self, runners, outs, bases, runs, follows):
        """Returns the win expectancy if these runners go, lead runner first."""
        if outs == 3:
            return wins_at(self, 3, 0, runs)
        if runners == 0:
            moves = follows and not bases & 2
            return wins_at(self, outs, bases & ~1 | 2 if moves else bases, runs)
        base = 3 if runners & 4 else 2 if runners & 2 else 1
        rest, left = runners & ~BIT[base], bases & ~BIT[base]
        safe = self.safe_chances[base]
        there = left if base == 3 else left | BIT[base + 1]
        if_safe = self._wins_sending(rest, outs, there, runs + (base == 3), follows)
        if_out = self._wins_sending(rest, outs + 1, left, runs, follows)
        return safe * if_safe + (1 - safe) * if_out
