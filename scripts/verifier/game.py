"""A game in progress, and every rule that moves it."""

from collections import namedtuple

from . import batted_ball, manager
from .cards import BENCH, BATTING_POSITIONS, PITCHERS, after_pitcher, can_play, matchups
from .manager import BIT

HITS = {"H1": 1, "H2": 2, "H3": 3, "HR": 4}
HIT_NAMES = ("", "H1", "H2", "H3", "HR")
LOOSE_PITCHES = (("wildPitch", 0.74), ("passedBall", 0.74 + 0.16), ("balk", 2))
# Chances of the runner on third on a ground ball to be out at the plate, and to hold.
THIRD_ON_GROUNDER = {"first open": (0.07, 0.43), "first taken": (0.2, 0.02), "loaded": (0.29, 0)}

Runner = namedtuple("Runner", "player charged_to by_error")
Choice = namedtuple("Choice", "kind options safe_chances batter pitcher")


class Refused(Exception):
    """The rules refuse a command."""


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
        self.batter = self.pitcher = None
        self.next_batting = self.next_batter = self.next_pitcher = None
        self.on = {}
        self.ball = None
        self.moves, self.runs_scored = [], []
        self.left = self.entered = None
        self.final = False
        # How the dice came to the result, in words.
        self.reason = ""


class Game:
    """A game: applies commands, and lists the events that they make."""

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

    def _score(self, runner, start, how):
        field, bat = self.field, self.bat
        missed = field.missed_outs
        if runner.charged_to == field.pitcher:
            missed -= field.missed_outs_before
        earned = how != "unearned" and not runner.by_error and self.outs + missed < 3
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

    # --- the plate appearance ---

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
        placement = self.dice.fraction("ball")
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
        return "advance" if self._offer_extra_bases(bases, placement, outs) else None

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

    def _offer(self, base, kind, outs, placement, margin):
        """Stores the chance of a runner to be safe at the next base, if the ball allows a try."""
        share, thrown_out = self.runner_card(base).running[kind][outs]
        if placement >= share + margin:
            return
        if placement < share:
            position = placement / share
            safe = 1 - (thrown_out / share) * 4 * position * position * position
        else:
            position = (placement - share) / (1 - share)
            safe = 0.7 - (0.7 - 0.2) * position
        self.safe_chances[base] = safe

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

    def _play_ball_in_play(self):
        drawn = self.dice.fraction("ball")
        rate = self.field.setup.error_rate
        self.event.ball = batted_ball.locate_fielded(drawn, rate)
        if drawn < rate:
            self.event.play = "error"
            self.field.errors += 1
            self.field.missed_outs += 1
            self._advance_all(1, "unearned")
            self._place_batter(1, by_error=True)
            return None
        fraction = batted_ball.rescaled(drawn, rate)
        ball = batted_ball.ball_kind(fraction)
        if ball[0] == "ground":
            self._play_ground_ball()
            return None
        return "tag" if self._play_caught(ball, fraction) else None

    def _play_caught(self, ball, fraction):
        self._batter_out()
        kind = ball[0]
        if self.on_base() == 0 or self.outs == 3 or kind == "pop":
            return False
        if kind == "line" and self.dice.fraction("doubled off") < 0.1:
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
            out, holds = THIRD_ON_GROUNDER["first open"]
        else:
            out, holds = THIRD_ON_GROUNDER["loaded" if self.bases[2] else "first taken"]
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
                self._play_force(third == "scores")
            else:
                self._play_out_at_first(third == "scores")

    def _play_double_play(self):
        self.event.play = "doublePlay"
        self._runner_out(1, 2)
        self._batter_out()
        if self.outs == 3:
            return
        if self.bases[3]:
            self._score_runner(3, "not batted in")
        if self.bases[2]:
            self._move(2, 3)

    def _play_out_at_plate(self):
        self.event.play = "fieldersChoice"
        lost = self._runner_out(3, 4)
        if self.bases[2]:
            self._move(2, 3)
        if self.bases[1]:
            self._move(1, 2)
        self._place_batter_for(lost)

    def _play_force(self, third_scores):
        self.event.play = "force"
        lost = self._runner_out(1, 2)
        if third_scores:
            self._score_runner(3, "batted in")
        if self.bases[2]:
            self._move(2, 3)
        self._place_batter_for(lost)

    def _play_out_at_first(self, third_scores):
        self._batter_out()
        forced = self.bases[1] is not None
        if third_scores:
            self._score_runner(3, "batted in")
        if self.bases[2] and not self.bases[3]:
            if forced or self.dice.fraction("runner on second") < 0.62:
                self._move(2, 3)
        if forced:
            self._move(1, 2)

    # --- what managers do ---

    def _is_next_free(self, runners, base):
        return base == 3 or not self.bases[base + 1] or bool(runners & BIT[base + 1])

    def _can_send(self, runners):
        return all(
            self.safe_chances[base] > 0 and self._is_next_free(runners, base)
            for base in (1, 2, 3)
            if runners & BIT[base]
        )

    def _send(self, runners, kind):
        for base in (3, 2):
            if not runners & BIT[base] or self.walked_off or self.outs == 3:
                continue
            label = "runner from third" if base == 3 else "runner from second"
            if self.dice.fraction(label) >= self.safe_chances[base]:
                self._runner_out(base, base + 1)
            elif base == 3:
                if kind == "tag":
                    self.event.play = "sacrificeFly"
                self._score_runner(3, "batted in")
            else:
                self._move(2, 3)

    def _close_plate_appearance(self):
        """What happens before the next batter is drawn with the event's own dice."""
        runners_on = self.on_base() != 0 and self.outs != 3 and not self.walked_off
        drawn = self.dice.fraction("between batters") if runners_on else 1
        may_steal = runners_on and drawn >= manager.LOOSE_PITCH_CHANCE and self.computer_bats()
        stealing = manager.decide_steal(self, drawn) if may_steal else 0
        self._finish()
        self._make_computer_substitutions()
        if not runners_on:
            return
        if stealing:
            self._steal(stealing)
            return
        if drawn < manager.LOOSE_PITCH_CHANCE:
            share = drawn / manager.LOOSE_PITCH_CHANCE
            kind = next(kind for kind, below in LOOSE_PITCHES if share < below)
            self._begin(kind)
            self._advance_all(1, "unearned" if kind == "passedBall" else "not batted in")
            self._finish()
        self._decide_walk()

    def _decide_walk(self):
        if self.is_tight() and not self.final and self.computer_pitches():
            if manager.decide_walk(self):
                self._walk()

    def _walk(self):
        self._begin("walk")
        self.event.result, self.event.action = "BB", "bb"
        self._next_batter()
        self._advance_forced()
        self._close_plate_appearance()

    def _steal(self, runners):
        self._begin("steal")
        self.event.action = "steal"
        for base in (3, 2, 1):
            if not runners & BIT[base]:
                continue
            if self.walked_off or self.outs == 3:
                break
            if self.dice.fraction("steal") >= self.runner_card(base).steal_chance(base):
                self.event.cs += 1
                self._runner_out(base, base + 1)
                continue
            self.event.sb += 1
            if base == 3:
                self._score_runner(3, "not batted in")
            else:
                self._move(base, base + 1)
        self._finish()
        self._make_computer_substitutions()
        self._decide_walk()

    def _substitute(self, team, leaves, comes):
        self._begin("substitution")
        self.event.action = "sub"
        self.event.left, self.event.entered = (team.side, leaves), (team.side, comes)
        team.order = [comes if player == leaves else player for player in team.order]
        if leaves == team.pitcher:
            team.pitcher = comes
            team.batters_faced = team.pitcher_runs = 0
            team.missed_outs_before = team.missed_outs
        else:
            team.places = [comes if player == leaves else player for player in team.places]
            if team is self.bat:
                self.bases = [
                    r._replace(player=comes) if r and r.player == leaves else r for r in self.bases
                ]
        team.used.add(comes)
        self.batter = self.bat.order[self.bat.next_place]
        self.pitcher = self.field.pitcher
        self._finish()

    def _make_computer_substitutions(self):
        if self.final or not (self.ip_outs >= 42 or self.field.tired_batters() > 0):
            return
        if self.computer_pitches():
            reliever = manager.decide_reliever(self)
            if reliever is not None:
                self._substitute(self.field, self.field.pitcher, reliever)
        if self.is_tight() and self.computer_bats():
            change = manager.decide_pinch_runner(self)
            if change is not None:
                self._substitute(self.bat, *change)
            hitter = manager.decide_pinch_hitter(self)
            if hitter is not None:
                self._substitute(self.bat, self.bat.order[self.bat.next_place], hitter)

    # --- commands ---

    def _roll(self):
        kind = self._play_plate_appearance()
        if kind is None:
            self._close_plate_appearance()
        elif self.computer_bats():
            self._send(manager.decide_runners_to_send(self), kind)
            self._close_plate_appearance()
        else:
            options = {0, *(runners for runners in (4, 2, 6) if self._can_send(runners))}
            chances = list(self.safe_chances)
            self.choice = Choice(kind, options, chances, self.batter, self.pitcher)
            self._finish()

    def _choose(self, choice, runners):
        self._begin(choice.kind)
        self.event.action = choice.kind
        if choice.kind == "advance":
            self.event.result = "XB"
        self.batter, self.pitcher = choice.batter, choice.pitcher
        self.safe_chances = list(choice.safe_chances)
        self.choice = None
        self._send(runners, choice.kind)
        self._close_plate_appearance()

    def _play_on(self, until):
        at_bat = self.bat
        self.automatic = True
        if self.choice is not None:
            self.safe_chances = list(self.choice.safe_chances)
            self._choose(self.choice, manager.decide_runners_to_send(self))
        while not self.final and (until == "final" or self.bat is at_bat):
            self._roll()
        self.automatic = False

    def apply(self, command):
        """Applies a command of the user, who manages the side that the computer does not."""
        kind = command.get("kind") if isinstance(command, dict) else None
        if self.final:
            raise Refused("the game is over")
        if kind == "playOn":
            if command.get("until") not in ("half", "final"):
                raise Refused("nobody plays on until then")
            self._play_on(command["until"])
        elif kind == "choose":
            self._apply_choice(command)
        elif self.choice is not None:
            raise Refused("a choice about the runners is waiting to be made first")
        elif kind == "roll":
            self._roll()
        elif kind == "walk":
            self._require_user(self.field, "in the field")
            self._walk()
        elif kind == "steal":
            self._apply_steal(command)
        elif kind == "substitute":
            self._apply_substitution(command)
        else:
            raise Refused(f"there is no command {kind!r}")

    def _require_user(self, team, where):
        if team.setup.manager != "player":
            raise Refused(f"the computer manages the side {where}, not the user")

    def _apply_choice(self, command):
        runners = parse_bases(command.get("runnersAdvancing"))
        if self.choice is None:
            raise Refused("no choice about the runners is waiting")
        if runners not in self.choice.options:
            raise Refused("these runners were not offered the next base")
        self._require_user(self.bat, "at bat")
        self._choose(self.choice, runners)

    def _apply_steal(self, command):
        self._require_user(self.bat, "at bat")
        runners = parse_bases(command.get("runnersAdvancing"))
        can = bool(runners) and all(
            self.bases[base] and self._is_next_free(runners, base)
            for base in (1, 2, 3)
            if runners & BIT[base]
        )
        if not can:
            raise Refused("these runners cannot steal")
        self._steal(runners)

    def _apply_substitution(self, command):
        team = {"visitors": self.visitors, "home": self.home}.get(command.get("side"))
        if team is None:
            raise Refused("a substitution of neither side")
        self._require_user(team, "of the substitution")
        leaves, comes = command.get("playerOut"), command.get("playerIn")
        if leaves != team.pitcher and leaves not in team.places:
            raise Refused("the player to go out is not in the game")
        if comes not in range(24) or not team.is_available(comes):
            raise Refused("the player to come in is in the game already, or has left it")
        if leaves == team.pitcher:
            fits = comes in PITCHERS
        else:
            position = BATTING_POSITIONS[team.places.index(leaves)]
            fits = comes in BENCH and can_play(position, team.card(comes))
        if not fits:
            raise Refused("the player to come in cannot play that position")
        self._substitute(team, leaves, comes)


def parse_bases(text):
    """Returns the set of "1,3"; the empty set for None; None if the text is no list of bases."""
    if text is None:
        return 0
    names = {"1": 1, "2": 2, "1,2": 3, "3": 4, "1,3": 5, "2,3": 6, "1,2,3": 7}
    return names.get(text) if isinstance(text, str) else None
