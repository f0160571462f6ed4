"""The plate appearance: the dice, the hit or the ball in play, and where the runners go."""

from collections import namedtuple

from . import batted_ball, manager
from .cards import after_pitcher
from .manager import BIT

HITS = {"H1": 1, "H2": 2, "H3": 3, "HR": 4}
HIT_NAMES = ("", "H1", "H2", "H3", "HR")
# Chances of the runner on third on a ground ball to be out at the plate, and to hold.
THIRD_ON_GROUNDER = {"first open": (0.07, 0.43), "first taken": (0.2, 0.02), "loaded": (0.29, 0)}

# `owed`: the bases that errors on others and passed balls brought them; from version 2 on.
Runner = namedtuple("Runner", "player charged_to by_error owed", defaults=(0,))


class Plays:
    """What a game does at the plate, by version 1 of the rules."""

    THIRD_ON_GROUNDER = THIRD_ON_GROUNDER
    SECOND_TO_THIRD = 0.62
    DOUBLED_OFF = 0.1

    def _roll_dice(self):
        """Returns the outcome of the batter's and the pitcher's dice."""
        event, batter = self.event, self.bat.card(self.batter)
        pitcher = self.field.card(self.field.pitcher)
        two = [self.dice.die("batter"), self.dice.die("batter")]
        event.dice["batter"] = two
        result = batter.bat.base[sum(two)]
        reason = f"{two[0]}+{two[1]} is {result} on {batter.name}'s card"
        if result == "X":
            extra = [self.dice.die("extra"), self.dice.die("extra")]
            event.dice["extra"] = extra
            result = batter.bat.extra[sum(extra)]
            reason += f", and {extra[0]}+{extra[1]} on its extra table {result}"
        two = [self.dice.die("pitcher"), self.dice.die("pitcher")]
        event.dice["pitcher"] = two
        printed = pitcher.pitch.cells[sum(two)]
        cell = self._cell_of_tired(printed, result)
        outcome = after_pitcher(cell, result)
        event.own_result, event.result = result, outcome
        event.cell = cell if outcome != result else None
        cell_name = printed or "empty"
        reason += f"; {two[0]}+{two[1]} is {cell_name} on {pitcher.name}'s"
        if cell != printed:
            reason += f", switched to {cell or 'empty'} by tiredness"
        event.reason = f"{reason}: {outcome}"
        return outcome

    def _cell_of_tired(self, cell, result):
        """Returns the cell that acts: good ones may fail the tired, empty ones let a hit through."""
        tired = self.field.tired_batters()
        if tired == 0:
            return cell
        if cell is None:
            if result != "OO":
                return None
            switches = self.dice.fraction("tired") < manager.extra_hit_chance(tired)
            return "h9h" if switches else None
        if cell not in ("h9l", "hr9l", "bb9l", "k9h") or after_pitcher(cell, result) == result:
            return cell
        return None if self.dice.fraction("tired") < manager.lost_cell_chance(tired) else cell

    def _play_plate_appearance(self):
        """Returns what the manager of the runners has to decide: "advance", "tag" or None."""
        self._begin("plateAppearance")
        outcome = self._roll_dice()
        self._next_batter()
        if outcome == "OO":
            return self._play_ball_in_play()
        if outcome in HITS:
            return self._play_hit(outcome)
        if outcome == "BB":
            self._advance_forced()
        else:
            self._batter_out()
        return None

    def _play_hit(self, outcome):
        drawn = self.dice.fraction("ball")
        error_chance = self._error_chance_on_hit(outcome)
        is_error = drawn < error_chance
        placement = drawn / error_chance if is_error else batted_ball.rescaled(drawn, error_chance)
        hit = HITS[outcome]
        self.event.ball = batted_ball.locate_hit(placement, hit)
        bases = self._bases_of_walk_off(hit) if self.can_walk_off else hit
        self.event.result = HIT_NAMES[bases]
        self.bat.hits += 1
        outs = self.outs
        self._advance_all(bases, "batted in")
        if bases == 4:
            self._score(Runner(self.batter, self.pitcher, False), 0, "batted in")
        else:
            self._place_batter(bases)
        if self.walked_off or outcome == "HR":
            return None
        if is_error:
            self._play_error_on_hit(placement, bases)
            return None
        return "advance" if self._offer_extra_bases(bases, placement, outs) else None

    def _error_chance_on_hit(self, outcome):
        return 0

    def _bases_of_walk_off(self, hit):
        """A hit that ends the game counts as many bases as the winning run needed."""
        if hit == 4:
            return hit
        needed = self.field.runs - self.bat.runs + 1
        for base in (3, 2, 1):
            if base + hit >= 4 and self.bases[base]:
                needed -= 1
                if needed == 0:
                    return 4 - base
        return hit

    def _offer(self, base, kind, outs, placement, margin, factor=1):
        """Stores the chance of a runner to be safe at the next base, if the ball allows a try."""
        share, thrown_out = self.runner_card(base).running[kind][outs]
        share, thrown_out = share * factor, thrown_out * factor
        if placement >= share + margin:
            return
        if placement < share:
            position = placement / share
            safe = self._invited_chance(thrown_out / share, position)
        else:
            position = (placement - share) / (1 - share)
            safe = 0.7 - (0.7 - 0.2) * position
        self.safe_chances[base] = safe

    def _invited_chance(self, thrown_out, position):
        """Returns the chance on a ball that invites the advance, by its place among such balls."""
        return 1 - thrown_out * 4 * position * position * position

    def _offer_extra_bases(self, hit, placement, outs):
        if hit == 3 or self.on_base() == BIT[hit]:
            return False
        self.safe_chances = [0, 0, 0, 0]
        if self.bases[3]:
            kind = "second to home on a single" if hit == 1 else "first to home on a double"
            self._offer(3, kind, outs, placement, 1)
        if hit == 1 and self.bases[2]:
            self._offer(2, "first to third on a single", outs, placement, 1)
        return self.safe_chances[3] > 0 or self.safe_chances[2] > 0

    def _error_chance(self):
        """Returns the chance of an error on a ball in play."""
        return self.field.setup.error_rate

    def _play_ball_in_play(self):
        drawn = self.dice.fraction("ball")
        rate = self._error_chance()
        if drawn < rate:
            self._play_error(drawn)
            return None
        self.event.ball = batted_ball.locate_fielded(drawn, rate)
        fraction = batted_ball.rescaled(drawn, rate)
        ball = batted_ball.ball_kind(fraction)
        if ball[0] == "ground":
            self._play_ground_ball()
            return None
        return "tag" if self._play_caught(ball, fraction) else None

    def _play_error(self, drawn):
        self.event.ball = batted_ball.locate_fielded(drawn, self._error_chance())
        self.event.play = "error"
        self.field.errors += 1
        self.field.missed_outs += 1
        self._advance_all(1, "unearned")
        self._place_batter(1, by_error=True)

    def _play_caught(self, ball, fraction):
        self._batter_out()
        kind = ball[0]
        if self.on_base() == 0 or self.outs == 3 or kind == "pop":
            return False
        if kind == "line" and self.dice.fraction("doubled off") < self.DOUBLED_OFF:
            nearest = next(base for base in (1, 2, 3) if self.bases[base])
            self.event.play = "doubledOff"
            self._runner_out(nearest, nearest)
            return False
        if self.on_base() == 1:
            return False
        return self._offer_tag_ups(kind, batted_ball.placement_in(ball, fraction))

    def _offer_tag_ups(self, kind, placement):
        ball = "fly" if kind == "fly" else "liner"
        outs = self.outs - 1
        self.safe_chances = [0, 0, 0, 0]
        if self.bases[3]:
            self._offer(3, f"third to home on a {ball}", outs, placement, 0.12)
        if self.bases[2] and (not self.bases[3] or self.safe_chances[3] > 0):
            self._offer(2, f"second to third on a {ball}", outs, placement, 0.12)
        return self.safe_chances[3] > 0 or self.safe_chances[2] > 0

    def _runner_on_third(self):
        """Returns what the runner on third does on a ground ball: out, holds, scores, or None."""
        if not self.bases[3]:
            return None
        if not self.bases[1]:
            out, holds = self.THIRD_ON_GROUNDER["first open"]
        else:
            out, holds = self.THIRD_ON_GROUNDER["loaded" if self.bases[2] else "first taken"]
        drawn = self.dice.fraction("runner on third")
        return "out" if drawn < out else "holds" if drawn < out + holds else "scores"

    def _play_ground_ball(self):
        batter = self.bat.batting(self.batter)
        if self.outs == 2:
            self._batter_out()
        elif not self.bases[1]:
            third = self._runner_on_third()
            if third == "out":
                self._play_out_at_plate()
            else:
                self._play_out_at_first(third == "scores")
        else:
            drawn = self.dice.fraction("double play")
            if drawn < batter.double_play:
                self._play_double_play()
                return
            third = self._runner_on_third()
            if third == "out":
                self._play_out_at_plate()
            elif drawn < batter.double_play_or_force:
                length = batter.double_play_or_force - batter.double_play
                self._play_force(third == "scores", (drawn - batter.double_play) / length)
            else:
                self._play_out_at_first(third == "scores")

    def _play_double_play(self):
        self.event.play = "doublePlay"
        lost = self._runner_out(1, 2)
        self._batter_out()
        if self.outs == 3:
            return
        self._go_up_on_double_play(lost)
        if self.bases[3]:
            self._score_runner(3, "not batted in")
        if self.bases[2]:
            self._move(2, 3)

    def _go_up_on_double_play(self, lost):
        """By version 1 no run that has scored waits to be earned."""

    def _play_out_at_plate(self):
        self.event.play = "fieldersChoice"
        lost = self._runner_out(3, 4)
        if self.bases[2]:
            self._move(2, 3)
        if self.bases[1]:
            self._move(1, 2)
        self._place_batter_for(lost)

    def _play_force(self, third_scores, relay):
        self.event.play = "force"
        lost = self._runner_out(1, 2)
        if third_scores:
            self._score_runner(3, "batted in")
        if self.bases[2]:
            self._move(2, 3)
        self._place_batter_for(lost)
        self._play_relay(relay)

    def _play_relay(self, drawn):
        """The throw on to first behind a force never goes wild by version 1."""

    def _play_out_at_first(self, third_scores):
        self._batter_out()
        forced = self.bases[1] is not None
        if third_scores:
            self._score_runner(3, "batted in")
        if self.bases[2] and not self.bases[3]:
            if forced or self.dice.fraction("runner on second") < self.SECOND_TO_THIRD:
                self._move(2, 3)
        if forced:
            self._move(1, 2)
