"""The cards of a game: what their tables give, and what follows from them."""

import math

RESULTS = ("H1", "H2", "H3", "HR", "BB", "SO", "OO")
MODIFIERS = ("h9h", "h9l", "hr9h", "hr9l", "bb9h", "bb9l", "k9h", "k9l")
# Number of the 36 rolls of two dice that give each sum from 2 to 12.
SUM_WEIGHTS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)

# What a pitcher's cell makes of a batter's result; others stay.
EFFECTS = {
    "h9l": {"H1": "OO", "H2": "OO", "H3": "OO"},
    "h9h": {"OO": "H1"},
    "hr9l": {"HR": "OO"},
    "hr9h": {"H2": "HR"},
    "bb9l": {"BB": "OO"},
    "bb9h": {"OO": "BB"},
    "k9h": {"OO": "SO"},
    "k9l": {"SO": "OO"},
}
# Cells that help the pitcher, whose effect tiredness may take away.
HELPFUL_CELLS = ("h9l", "hr9l", "bb9l", "k9h")

# Runs that a result is worth against an average plate appearance.
RUNS = {"H1": 0.47, "H2": 0.77, "H3": 1.04, "HR": 1.4, "BB": 0.31, "SO": -0.27, "OO": -0.26}

BATTERS_PER_STAMINA = 0.38

# Shares of runners who were safe and who were thrown out trying for the next base, at speed 20 and
# 80, linear in between; those who were safe by outs before the play.
_SINGLE_FIRST = (((0.18, 0.38), (0.17, 0.39), (0.23, 0.44)), (0.012, 0.012))
_SINGLE_SECOND = (((0.32, 0.51), (0.42, 0.65), (0.68, 0.88)), (0.01, 0.05))
_DOUBLE_FIRST = (((0.16, 0.52), (0.21, 0.54), (0.39, 0.73)), (0.007, 0.05))
_FLY_THIRD = (((0.7, 0.8), (0.7, 0.8), (0, 0)), (0.02, 0.02))
_LINER_THIRD = (((0.55, 0.61), (0.55, 0.61), (0, 0)), (0.02, 0.02))
_FLY_SECOND = (((0.3, 0.42), (0.3, 0.42), (0, 0)), (0.01, 0.01))
# From version 2 on.
_FLY_FIRST = (((0.02, 0.06), (0.02, 0.06), (0, 0)), (0.002, 0.002))
_LINER_SECOND = (((0.14, 0.22), (0.14, 0.22), (0, 0)), (0.01, 0.01))
RUNNING = {
    "first to third on a single": _SINGLE_FIRST,
    "second to home on a single": _SINGLE_SECOND,
    "first to home on a double": _DOUBLE_FIRST,
    "third to home on a fly": _FLY_THIRD,
    "third to home on a liner": _LINER_THIRD,
    "second to third on a fly": _FLY_SECOND,
    "second to third on a liner": _LINER_SECOND,
    "first to second on a fly": _FLY_FIRST,
}

# Chance to steal the next base from first, second, third: a floor, and a part for each point of
# speed. Attempts of third are a share of those of second.
STEALING = ((0.5, 0.0035), (0.42, 0.0035), (0.05, 0.0025))
STEAL_THIRD_SHARE = 0.15

# On a ground ball, by speed up to 38, below 61, and above.
DOUBLE_PLAY = (0.48, 0.4, 0.31)
FORCE_AT_SECOND = (0.27, 0.34, 0.44)


def after_pitcher(cell, result):
    """Returns the outcome of a batter's result once the pitcher's cell has acted."""
    return result if cell is None else EFFECTS[cell].get(result, result)


class BadSetup(ValueError):
    """The lineups of a replay are not such as a game can be played with."""


def _table(cells, allowed, name):
    if not isinstance(cells, list) or len(cells) != 11 or any(c not in allowed for c in cells):
        raise BadSetup(f"a dice table of {name} is not eleven cells")
    return [None, None, *cells]


def _number(value, name, least, most):
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
        raise BadSetup(f"a figure of {name} is not between {least} and {most}")
    return value


def _chance(card, figure, name):
    """Returns a chance of a loose pitch; None where the card has none."""
    return _number(card[figure], name, 0, 0.25) if figure in card else None


def _by_speed(ends, speed):
    at20, at80 = ends
    return min(0.98, max(0, at20 + ((at80 - at20) * (speed - 20)) / 60))


class Batting:
    """A batter's card: the two tables, and the chances on the bases that follow from its speed."""

    def __init__(self, card, running):
        name = card["name"]
        self.base = _table(card["dice"]["base"], (*RESULTS, "X"), name)
        self.extra = _table(card["dice"]["extra"], RESULTS, name)
        self.speed = _number(card["speed"], name, 0, 100)
        self.steal_success = _number(card["stealSuccessRate"], name, 0, 1)
        self.error_rate = _number(card["errorRate"], name, 0, 0.999)
        self.attempt_rate = _number(card["stealAttemptRate"], name, 0, 1)
        self.passed_ball_chance = _chance(card, "passedBallChance", name)
        self.odds = self._odds()
        self.runs = 0
        for result, odds in zip(RESULTS, self.odds):
            self.runs = self.runs + odds * RUNS[result]
        self.running = {kind: self._running(*shares) for kind, shares in running.items()}
        speed_class = 0 if self.speed <= 38 else 1 if self.speed < 61 else 2
        self.double_play = DOUBLE_PLAY[speed_class]
        self.double_play_or_force = self.double_play + FORCE_AT_SECOND[speed_class]

    def _odds(self):
        """Returns the chance of each result, before a pitcher's cell acts."""
        counts = dict.fromkeys(RESULTS, 0)
        for cell, weight in zip(self.base[2:], SUM_WEIGHTS):
            if cell != "X":
                counts[cell] += weight * 36
            else:
                for result, extra_weight in zip(self.extra[2:], SUM_WEIGHTS):
                    counts[result] += weight * extra_weight
        return [counts[result] / 1296 for result in RESULTS]

    def _running(self, safe, out):
        """Returns, by outs, the share of balls that invite the advance, and that thrown out."""
        thrown_out = _by_speed(out, self.speed)
        return [(_by_speed(by_outs, self.speed) + thrown_out, thrown_out) for by_outs in safe]

    def steal_chance(self, base):
        floor, for_each_point = STEALING[base - 1]
        return floor + for_each_point * self.speed

    def steal_attempts(self, base):
        return self.attempt_rate if base == 1 else self.attempt_rate * STEAL_THIRD_SHARE


class Pitching:
    """A pitcher's card: the table of cells, and when the pitcher tires."""

    def __init__(self, card):
        name = card["name"]
        self.cells = _table(card["dice"], (*MODIFIERS, None), name)
        self.stamina = _number(card["stamina"], name, 0, 1000)
        self.tires_at = max(1, math.ceil(self.stamina * BATTERS_PER_STAMINA))
        self.wild_pitch_chance = _chance(card, "wildPitchChance", name)
        self.balk_chance = _chance(card, "balkChance", name)
        self.run_values = self._run_values()

    def _run_values(self):
        """Returns the run value of each result: rested, and what tiredness adds in two ways."""
        counts = {}
        for cell, weight in zip(self.cells[2:], SUM_WEIGHTS):
            counts[cell] = counts.get(cell, 0) + weight
        parts = [[0.0] * len(RESULTS) for _ in range(3)]
        for cell, weight in counts.items():
            share = weight / 36
            for index, result in enumerate(RESULTS):
                rested = RUNS[after_pitcher(cell, result)]
                parts[0][index] += share * rested
                if cell in HELPFUL_CELLS:
                    parts[1][index] += share * (RUNS[result] - rested)
                if cell is None and result == "OO":
                    parts[2][index] += share * (RUNS["H1"] - rested)
        return parts


class Player:
    """One of a side's 24 players."""

    def __init__(self, card, running):
        self.card_id = card["cardID"]
        self.name = card["name"]
        self.surname = card.get("surname")
        self.positions = card["positions"]
        batting = card if card["type"] == "Batter" else card.get("batting")
        self.bat = Batting(batting, running) if batting is not None else None
        self.pitch = Pitching(card) if card["type"] == "Pitcher" else None
        # How often the player errs; a pitcher's card does not say.
        self.error_rate = card["errorRate"] if card["type"] == "Batter" else None


NO_HABITS = {"completeGames": None, "stealAttempts": None, "intentionalWalks": None}

FIELD_POSITIONS = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
BATTING_POSITIONS = (*FIELD_POSITIONS, "DH")
PITCHERS = range(9, 19)
BENCH = range(19, 24)
SIDES = ("visitors", "home")


def can_play(position, player):
    """Returns whether a bench player may take one of the nine positions that bat."""
    if player.bat is None:
        return False
    positions = player.positions
    if position == "DH":
        return "SP" not in positions and "RP" not in positions
    return position in positions or (position in ("LF", "CF", "RF") and "OF" in positions)


# What a side's standing orders may be, with what they change: how many batters more a starter may
# face, and how often runners go (version 3).
ORDERS = {
    "hook": {"early": -6, "usual": 0, "late": 6},
    "steals": {"never": 0, "seldom": 0.5, "usual": 1, "often": 1.6},
}
NO_ORDERS = {"hook": "usual", "steals": "usual"}


def _orders(source, knows_orders):
    """Returns what a side's orders change."""
    if "orders" in source and not knows_orders:
        raise BadSetup(f"{source['name']} has standing orders, which its rules do not know")
    orders = source.get("orders", NO_ORDERS)
    if set(orders) != set(ORDERS) or any(orders[key] not in ORDERS[key] for key in ORDERS):
        raise BadSetup(f"the standing orders of {source['name']} are none")
    return {key: ORDERS[key][orders[key]] for key in ORDERS}


class Side:
    """A side's cards, batting order and starter, as the replay holds them."""

    def __init__(self, source, running=RUNNING, knows_orders=False):
        self.name = source["name"]
        cards = source["players"]
        if len(cards) != 24:
            raise BadSetup(f"{self.name} has {len(cards)} players, not 24")
        if len({card["cardID"] for card in cards}) != 24:
            raise BadSetup(f"{self.name} has one card twice")
        self.players = [Player(card, running) for card in cards]
        for index, player in enumerate(self.players):
            if (player.pitch if index in PITCHERS else player.bat) is None:
                raise BadSetup(f"{player.name} cannot fill place {index} of {self.name}")
        self.order = source["battingOrder"]
        self.starter = source["starter"]
        if self.starter not in range(9, 14):
            raise BadSetup(f"the starter of {self.name} is none of its five")
        batting_pitcher = self.starter in self.order and self.players[self.starter].bat is not None
        nine = [*range(8), self.starter if batting_pitcher else 8]
        if sorted(self.order) != sorted(nine):
            raise BadSetup(f"the batting order of {self.name} is not its nine")
        if source["manager"] not in ("computer", "player"):
            raise BadSetup(f"nobody manages {self.name}")
        self.manager = source["manager"]
        # Of computer teams: what managers did in their league (version 2). Others play to win.
        self.habits = source.get("habits", NO_HABITS)
        self.manages_to_win = "habits" not in source
        self.has_orders = "orders" in source
        orders = _orders(source, knows_orders)
        self.more_leash, self.steal_factor = orders["hook"], orders["steals"]
        rates = [card["errorRate"] if card["type"] == "Batter" else 0 for card in cards[:8]]
        total = 0
        for rate in rates:
            total = total + rate
        self.error_rate = total / len(rates)
        self.pinch_hitters = self._better(lambda bat: bat.runs, 0.02)
        self.pinch_runners = self._better(lambda bat: bat.speed, 25)

    def _better(self, value_of, margin):
        """Returns, for each position, the bench players who are better by so much, best first."""
        value = [value_of(p.bat) if p.bat is not None else -math.inf for p in self.players]
        return [
            sorted(
                (
                    bench
                    for bench in BENCH
                    if value[bench] >= value[index] + margin
                    and can_play(position, self.players[bench])
                ),
                key=lambda bench: -value[bench],
            )
            for index, position in enumerate(BATTING_POSITIONS)
        ]


def matchups(pitching, batting):
    """Returns the expected runs of each batter off each pitcher, in the three parts."""
    table = {}
    for pitcher in PITCHERS:
        parts = pitching.players[pitcher].pitch.run_values
        for index, batter in enumerate(batting.players):
            row = []
            for worth in parts:
                runs = 0
                if batter.bat is not None:
                    for odds, value in zip(batter.bat.odds, worth):
                        runs += odds * value
                row.append(runs)
            table[pitcher, index] = row
    return table
