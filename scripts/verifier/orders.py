"""What managers do, the computer and the user, and the commands by which the user does it."""

from collections import namedtuple

from . import manager
from .cards import BATTING_POSITIONS, BENCH, PITCHERS, can_play
from .manager import BIT

Choice = namedtuple("Choice", "kind options safe_chances batter pitcher")


class Refused(Exception):
    """The rules refuse a command."""


class Orders:
    """What a game does on orders, and what happens between two batters, by version 1.

    What a later version does otherwise is a method or a value of its own class.
    """

    LOOSE_PITCHES = (("wildPitch", 0.74), ("passedBall", 0.74 + 0.16), ("balk", 2))
    # The sets of runners who may be sent at all.
    SENDS = (4, 2, 6)

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
            else:
                if kind == "tag" and base == 3:
                    self.event.play = "sacrificeFly"
                self._reach_next(base, "batted in")

    # --- what the computer manager decides ---

    def _loose_pitch_chance(self):
        return manager.LOOSE_PITCH_CHANCE

    def _loose_pitch_kind(self, drawn, chance):
        share = drawn / chance
        return next(kind for kind, below in self.LOOSE_PITCHES if share < below)

    def _decide_steal(self, rest):
        return manager.decide_steal(self, rest)

    def _wants_walk(self):
        return self.is_tight() and manager.decide_walk(self)

    def _decide_reliever(self):
        return manager.decide_reliever(self)

    def _decide_pinch_runner(self):
        return manager.decide_pinch_runner(self) if self.is_tight() else None

    def _decide_pinch_hitter(self):
        return manager.decide_pinch_hitter(self) if self.is_tight() else None

    def _runners_to_send(self, kind):
        return manager.decide_runners_to_send(self)

    def _may_substitute(self):
        """Returns whether the computer managers look at their lineups before the next batter."""
        return self.ip_outs >= 42 or self.field.tired_batters() > 0

    # --- between two batters ---

    def _close_plate_appearance(self):
        """What happens before the next batter is drawn with the event's own dice."""
        runners_on = self.on_base() != 0 and self.outs != 3 and not self.walked_off
        drawn = self.dice.fraction("between batters") if runners_on else 1
        loose = self._loose_pitch_chance() if runners_on else 0
        may_steal = runners_on and drawn >= loose and self.computer_bats()
        # What a loose pitch left of the draw decides.
        rest = (drawn - loose) / (1 - loose)
        stealing = self._decide_steal(rest) if may_steal else 0
        self._finish()
        self._make_computer_substitutions()
        if not runners_on:
            return
        if stealing:
            self._steal(stealing)
            return
        if drawn < loose:
            kind = self._loose_pitch_kind(drawn, loose)
            self._begin(kind)
            self._advance_all(1, "unearned" if kind == "passedBall" else "not batted in")
            self._finish()
        self._decide_walk()

    def _decide_walk(self):
        if not self.final and self.computer_pitches() and self._wants_walk():
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
        self._run_steal(runners)
        self._finish()
        self._make_computer_substitutions()
        self._decide_walk()

    def _steal_chance(self, base):
        return self.runner_card(base).steal_chance(base)

    def _run_steal(self, runners):
        """The catcher throws at each of them."""
        for base in (3, 2, 1):
            if not runners & BIT[base]:
                continue
            if self.walked_off or self.outs == 3:
                break
            if self.dice.fraction("steal") >= self._steal_chance(base):
                self.event.cs += 1
                self._runner_out(base, base + 1)
                continue
            self.event.sb += 1
            self._reach_next(base, "not batted in")

    def _reach_next(self, base, how):
        if base == 3:
            self._score_runner(3, how)
        else:
            self._move(base, base + 1)

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

    def _may_relieve(self, team):
        """Returns whether the pitcher may go out."""
        return True

    def _make_computer_substitutions(self):
        if self.final:
            return
        if self._may_substitute() and self.computer_pitches() and self._may_relieve(self.field):
            reliever = self._decide_reliever()
            if reliever is not None:
                self._substitute(self.field, self.field.pitcher, reliever)
        self._make_bench_substitutions()

    def _make_bench_substitutions(self):
        if self._may_substitute() and self.computer_bats():
            self._make_pinch_substitutions()

    def _make_pinch_substitutions(self):
        change = self._decide_pinch_runner()
        if change is not None:
            self._substitute(self.bat, *change)
        hitter = self._decide_pinch_hitter()
        if hitter is not None:
            self._substitute(self.bat, self.bat.order[self.bat.next_place], hitter)

    # --- commands ---

    def _roll(self):
        kind = self._play_plate_appearance()
        if kind is None:
            self._close_plate_appearance()
        elif self.computer_bats():
            self._send(self._runners_to_send(kind), kind)
            self._close_plate_appearance()
        else:
            options = {0, *(runners for runners in self.SENDS if self._can_send(runners))}
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
            self._choose(self.choice, self._runners_to_send(self.choice.kind))
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
        if leaves == team.pitcher and not self._may_relieve(team):
            raise Refused("the pitcher to go out has faced no batter yet")
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
