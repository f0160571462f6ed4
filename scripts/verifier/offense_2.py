"""What computer managers do with their bats and benches by version 2 of the rules."""

from .cards import BATTING_POSITIONS, BENCH, RESULTS, can_play
from .manager import (
    BIT,
    COUNT,
    batter_ahead,
    gain_on_first,
    gain_on_second,
    wins_after_batter,
    wins_at,
)

SIXTH_OVER, SEVENTH_OVER = 36, 42

# How often runners go where it adds this much, if the side is managed to win.
SHARE_TO_WIN, LEAST_GAIN = 8, 0.001

# Who is run for with the tying or the winning run: speed, and how much better a bat.
SLOW, MAX_BAT_LOST = 50, 0.05

# What a glove is worth by the hardest position that it plays.
GLOVES = {"SS": 6, "CF": 5, "C": 4, "2B": 4, "3B": 3, "RF": 3, "OF": 3, "LF": 2, "1B": 1}


def _mean_strikeouts(players):
    total = 0
    for player in players[:9]:
        total += player.bat.odds[RESULTS.index("SO")] if player.bat else 0
    return total / 9


def _steal_share(players, recorded):
    """Returns how often runners go by the record of the league, as a multiple of their rates."""
    promised = 0
    for player in players[:9]:
        if player.bat is None:
            continue
        odds = player.bat.odds
        on_first = odds[RESULTS.index("H1")] + odds[RESULTS.index("BB")]
        success = max(0, player.bat.steal_success - 0.025)
        tried = max(0.3, 1 + 1.8 * (success - 0.68))
        promised += player.bat.steal_attempts(1) * on_first * tried
    promised = promised * 38 / 9
    if recorded is None or promised == 0:
        return 1
    return min(1.4, max(0.7, 0.62 + 0.32 * recorded / promised))


def _glove(player):
    speed = player.bat.speed if player.bat else 0
    return max(0, *(GLOVES.get(position, 0) for position in player.positions)) + 0.02 * speed


class Bench:
    """What a side's bench is good for."""

    def __init__(self, setup):
        self.players = players = setup.players
        self.hitters = sorted(BENCH, key=lambda index: -self._runs(index))
        self.runners = self._better(lambda player: player.bat.speed, 12)
        gloves = self._better(_glove, 3)
        self.gloves = [
            [
                index
                for index in gloves[place]
                if self.may_take(place, index) and self._runs(index) <= self._runs(place)
            ]
            if position not in ("C", "DH")
            else []
            for place, position in enumerate(BATTING_POSITIONS)
        ]
        self.strikeouts = _mean_strikeouts(players)
        share = _steal_share(players, setup.habits["stealAttempts"])
        self.steal_share = share * setup.steal_factor

    def _runs(self, index):
        return self.players[index].bat.runs

    def may_take(self, place, index):
        return can_play(BATTING_POSITIONS[place], self.players[index])

    def _better(self, value_of, margin):
        """Returns, for each position, the bench players better by so much, best first."""
        value = [value_of(player) if player.bat else 0 for player in self.players]
        return [
            sorted(
                (index for index in BENCH if value[index] >= value[place] + margin),
                key=lambda index: -value[index],
            )
            for place in range(9)
        ]


class Offense2:
    """Steals, walks on purpose and the bench."""

    def __init__(self, visitors, home, dice):
        super().__init__(visitors, home, dice)
        self._benches = {"visitors": Bench(visitors), "home": Bench(home)}

    # --- steals ---

    def _steal_chance(self, base):
        runner = self.runner_card(base)
        if base == 3:
            return 0.05 + 0.0025 * runner.speed
        return max(0, runner.steal_success - (0.025 if base == 1 else 0.06))

    def _throw_target(self, runners):
        going = [base for base in (3, 2, 1) if runners & BIT[base]]
        return min(going, key=self._steal_chance)

    def _wins_stealing(self, runners):
        target = self._throw_target(runners)
        chance = self._steal_chance(target)
        safe = self.on_base()
        out = safe & ~BIT[target]
        for base in (3, 2, 1):
            if not runners & BIT[base]:
                continue
            safe = safe & ~BIT[base] | BIT[base + 1]
            if base != target:
                out = out & ~BIT[base] | BIT[base + 1]
        return chance * wins_at(self, self.outs, safe, 0) + (1 - chance) * wins_at(
            self, self.outs + 1, out, 0
        )

    def _attempts_share(self, runners):
        """Returns the share of the attempts of a season that are made in this situation."""
        lead = self.bat.runs - self.field.runs
        if self.ip_outs >= SIXTH_OVER and (lead >= 6 or lead <= -4):
            return 0
        gain = self._wins_stealing(runners) - wins_at(self, self.outs, self.on_base(), 0)
        if self.bat.setup.manages_to_win:
            return SHARE_TO_WIN if gain > LEAST_GAIN else 0
        return 1.14 * min(1.6, max(0.6, 1 + gain * 12))

    def _decide_steal(self, rest):
        """Returns the runners who steal before the next batter, as a set."""
        on_base = self.on_base()
        if on_base & 2:
            base = None if on_base & 4 else 2
        else:
            base = 1 if on_base & 1 else None
        if base is None:
            return 0
        rate = self.runner_card(base).steal_attempts(base)
        own = rate * self._benches[self.bat.side].steal_share
        if rest >= own * (SHARE_TO_WIN if self.bat.setup.manages_to_win else 1.14 * 1.6):
            return 0
        runners = BIT[base]
        if base == 2 and on_base & 1 and self.runner_card(1).steal_attempts(1) >= 0.08:
            runners |= 1
        return runners if rest < own * self._attempts_share(runners) else 0

    # --- walks on purpose ---

    def _needs_force(self):
        level = self.bat.runs == self.field.runs
        return self.can_walk_off and level and bool(self.on_base() & 4) and self.outs < 2

    def _followed_by(self, following):
        """Returns what the next bat takes off the win expectancy behind the batter pitched to."""
        on_base = self.on_base()
        run = wins_at(self, self.outs, on_base, 1) - wins_at(self, self.outs, on_base, 0)
        return (0.35 if self.outs == 2 else 0.95) * following.runs * run

    def _walk_cost(self):
        """Returns what a walk may cost of the win expectancy."""
        setup = self.field.setup
        if setup.manages_to_win:
            return 0
        recorded = setup.habits["intentionalWalks"]
        if recorded is not None:
            return 0.0055 + 0.017 * (recorded - 0.28)
        strikeouts = self._benches[self.bat.side].strikeouts
        return 0.0055 - max(0, (strikeouts - 0.14) * 0.05)

    def _wants_walk(self):
        on_base = self.on_base()
        if on_base == 0 or on_base & 1 or self.outs == 3:
            return False
        lead = self.field.runs - self.bat.runs
        if lead > 3 or lead < -2:
            return False
        if self._needs_force():
            return True
        is_early = self.ip_outs < SIXTH_OVER
        if is_early and self.outs < 2:
            return False
        batter, following = batter_ahead(self, 0), batter_ahead(self, 1)
        if following.runs > batter.runs - (0.02 if is_early else 0.005):
            return False
        cost = self._walk_cost()
        pitched_to = wins_after_batter(self, batter, on_base) + self._followed_by(following)
        return wins_after_batter(self, following, on_base | 1) < pitched_to + cost

    # --- the bench ---

    def _substitute(self, team, leaves, comes):
        super()._substitute(team, leaves, comes)
        event = self.events[-1]
        if team is not self.bat:
            event.enters = "takes the field for"
        elif comes in event.on.values():
            event.enters = "runs for"
        elif event.next_batter == comes:
            event.enters = "bats for"

    def _free(self, team):
        return [index for index in BENCH if team.is_available(index)]

    def _open_places(self, team):
        """Returns the places of those who came in to bat or run and may not field there."""
        bench = self._benches[team.side]
        return [
            place
            for place, player in enumerate(team.places)
            if player in BENCH and not bench.may_take(place, player)
        ]

    def _can_cover(self, team, free, places):
        """Returns whether these players can take all these places, each of them one."""
        if not places:
            return True
        may_take = self._benches[team.side].may_take
        return any(
            self._can_cover(team, [other for other in free if other != player], places[1:])
            for player in free
            if may_take(places[0], player)
        )

    def _can_enter(self, team, place, player):
        others = [other for other in self._free(team) if other != player]
        open_places = self._open_places(team)
        if self._benches[team.side].may_take(place, player):
            return self._can_cover(team, others, open_places)
        is_computers = team.setup.manager == "computer"
        return is_computers and self._can_cover(team, others, [place, *open_places])

    def _find_cover(self, team, free, place, later):
        """Returns the best bat of those who may take the place; None for nobody."""
        may_take = self._benches[team.side].may_take
        fit = [
            player
            for player in free
            if may_take(place, player)
            and self._can_cover(team, [other for other in free if other != player], later)
        ]
        return max(fit, key=lambda player: team.batting(player).runs, default=None)

    def _lost_by_cover(self, place, player):
        """Returns the runs lost where the one who takes the field afterwards bats again."""
        bat = self.bat
        if self._benches[bat.side].may_take(place, player):
            return 0
        others = [other for other in self._free(bat) if other != player]
        cover = self._find_cover(bat, others, place, self._open_places(bat))
        return max(0, bat.batting(place).runs - bat.batting(cover).runs) * 0.3

    def _decide_fielder(self):
        """Returns the next change of the side that takes the field; None for none."""
        team = self.field
        open_places = self._open_places(team)
        if open_places:
            comes = self._find_cover(team, self._free(team), open_places[0], open_places[1:])
            return None if comes is None else (team.places[open_places[0]], comes)
        lead = team.runs - self.bat.runs
        if self.ip_outs < SEVENTH_OVER or lead <= 0 or lead > 3:
            return None
        for place, leaves in enumerate(team.places):
            gloves = self._benches[team.side].gloves[leaves] if leaves < 9 else ()
            for comes in gloves:
                if team.is_available(comes) and self._can_enter(team, place, comes):
                    return leaves, comes
        return None

    def _decide_pinch_runner(self):
        if not self.is_tight():
            return None
        for base in (2, 1):
            if self.on_base() & BIT[base]:
                change = self._find_pinch_runner(base)
                if change is not None:
                    return change
        return None

    def _find_pinch_runner(self, base):
        """Returns who leaves and who runs for the runner on this base; None for nobody."""
        bat = self.bat
        leaves = self.bases[base].player
        runners = self._benches[bat.side].runners[leaves] if leaves < 9 else ()
        if not runners:
            return None
        place = bat.places.index(leaves)
        comes = next(
            (
                player
                for player in runners
                if bat.is_available(player) and self._can_enter(bat, place, player)
            ),
            None,
        )
        if comes is None:
            return None
        fast, slow = bat.batting(comes), bat.batting(leaves)
        is_slow = slow.speed <= SLOW and slow.runs - fast.runs <= MAX_BAT_LOST
        if is_slow and self._is_tying_or_winning_run(base):
            return leaves, comes
        is_next_free = base == 2 or not self.on_base() & 2
        pays = is_next_free and self._pinch_run_gain(base, fast, slow) >= 0.0003
        return (leaves, comes) if pays else None

    def _is_tying_or_winning_run(self, base):
        runs = self.bat.runs + 1 + COUNT[self.on_base() >> base]
        return runs in (self.field.runs, self.field.runs + 1)

    def _pinch_run_gain(self, base, fast, slow):
        if base == 2:
            gain = gain_on_second(self, fast, slow)
        else:
            chances = [max(0, runner.steal_success - 0.025) for runner in (fast, slow)]
            gain = gain_on_first(self, fast, chances[0]) - gain_on_first(self, slow, chances[1])
        on_base = self.on_base()
        run_value = wins_at(self, self.outs, on_base, 1) - wins_at(self, self.outs, on_base, 0)
        return gain - max(0, slow.runs - fast.runs) * 0.4 * run_value

    def _runs_needed(self):
        lead = self.bat.runs - self.field.runs
        if lead >= 3:
            return None
        if self.ip_outs < SEVENTH_OVER:
            return 0.015
        if lead <= -5:
            return -0.035
        is_at_stake = self.ip_outs >= 48 or lead < 0 or self.on_base()
        return 0.004 if is_at_stake else 0.015

    def _decide_pinch_hitter(self):
        bat, field = self.bat, self.field
        batter = bat.order[bat.next_place]
        needed = self._runs_needed()
        if batter >= 9 or needed is None:
            return None
        needed = needed + field.matchups[field.pitcher, batter][0]
        for player in self._benches[bat.side].hitters:
            if not bat.is_available(player):
                continue
            comes = field.matchups[field.pitcher, player][0]
            if comes < needed or not self._can_enter(bat, batter, player):
                continue
            if comes >= needed + self._lost_by_cover(batter, player):
                return player
        return None

    def _make_bench_substitutions(self):
        if self.final or self.ip_outs < SIXTH_OVER:
            return
        if self.outs == 0 and self.computer_pitches():
            change = self._decide_fielder()
            while change is not None:
                self._substitute(self.field, *change)
                change = self._decide_fielder()
        if self.computer_bats():
            self._make_pinch_substitutions()
