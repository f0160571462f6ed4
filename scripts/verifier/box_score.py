"""The line score and the box score that follow from a game's events."""

from .cards import BATTING_POSITIONS, PITCHERS

COUNTS = ("ab", "h1", "h2", "h3", "hr", "r", "rbi", "bb", "so", "sb", "cs", "ip_outs", "er")
OTHER = {"visitors": "home", "home": "visitors"}


class Line:
    """The line of one player: as a batter, or as a pitcher."""

    def __init__(self, player, order, position):
        self.player, self.order, self.position = player, order, position
        # What the player was, in order: PH or PR, and the position once the side took the field.
        self.positions = [position]
        self.counts = dict.fromkeys((*COUNTS, "e"), 0)
        self.decision = None

    def add(self, name, number=1):
        self.counts[name] += number


class Box:
    """One side's lines: batters by order, each substitute behind whom they replaced."""

    def __init__(self, side):
        self.batters = [
            Line(player, place + 1, BATTING_POSITIONS[player] if player < 9 else "P")
            for place, player in enumerate(side.order)
        ]
        self.pitchers = [Line(side.starter, None, "P")]
        # Who came in while the side batted, and has not been in the field since.
        self.waiting = []

    def batter(self, player):
        return next(line for line in self.batters if line.player == player)

    def pitcher(self, player):
        return next(line for line in self.pitchers if line.player == player)

    def substitute(self, leaves, comes, event, is_at_bat):
        if any(line.player == leaves for line in self.pitchers):
            self.pitchers.append(Line(comes, None, "P"))
            if all(line.player != leaves for line in self.batters):
                return
        line = self.batter(leaves)
        place = self.batters.index(line) + 1
        new = Line(comes, line.order, line.position)
        self.batters.insert(place, new)
        self.waiting = [other for other in self.waiting if other is not line]
        if is_at_bat and line.position != "P":
            new.positions = self._pinch_role(comes, event)
            self.waiting.append(new)

    @staticmethod
    def _pinch_role(player, event):
        if player in event.on.values():
            return ["PR"]
        is_next = event.next_batting == event.batting and event.next_batter == player
        return ["PH"] if is_next else []

    def take_field(self):
        for line in self.waiting:
            line.positions.append(line.position)
        self.waiting = []

    def come_to_bat(self, player):
        for line in self.waiting:
            if line.player == player and not line.positions:
                line.positions = ["PH"]


def _add(boxes, event):
    if event.kind == "substitution":
        side, leaves = event.left
        boxes[side].substitute(leaves, event.entered[1], event, side == event.batting)
        return
    at_bat, field = boxes[event.batting], boxes[OTHER[event.batting]]
    field.take_field()
    if event.kind in ("plateAppearance", "walk"):
        at_bat.come_to_bat(event.batter)
    batter, pitcher = at_bat.batter(event.batter), field.pitcher(event.pitcher)
    if event.kind in ("plateAppearance", "walk"):
        batter.add("ab", event.result != "BB" and event.play != "sacrificeFly")
        if event.result != "OO":
            batter.add(event.result.lower())
            pitcher.add(event.result.lower())
    if event.play == "sacrificeFly" and event.kind == "tag":
        batter.add("ab", -1)
    if event.error is not None:
        player, fielder, _ = event.error
        (field.pitcher if fielder == "P" else field.batter)(player).add("e")
    batter.add("rbi", event.rbi)
    pitcher.add("ip_outs", event.outs)
    for player, charged_to, earned in event.runs_scored:
        at_bat.batter(player).add("r")
        charged = field.pitcher(charged_to)
        charged.add("r")
        charged.add("er", earned)
    for _, charged_to in event.earned_after_all:
        field.pitcher(charged_to).add("er")
    if event.kind == "steal":
        pitcher.add("sb", event.sb)
        pitcher.add("cs", event.cs)
        # The moves after the steals are those that a wild throw let them make.
        steals = event.moves if event.error is None else event.moves[: event.sb]
        for player, _, _, out in steals:
            if out or event.sb > 0:
                at_bat.batter(player).add("cs" if out else "sb")


class Outing:
    """A pitcher's stay on the mound, as far as win, loss and save depend on it."""

    def __init__(self, pitcher, lead=0, runners_on=0):
        self.pitcher, self.lead, self.runners_on = pitcher, lead, runners_on
        self.outs = self.runs = 0


def _follow_change(outings, event, score):
    if event.entered is None or event.entered[1] not in PITCHERS:
        return
    side, pitcher = event.entered
    runners_on = 0 if side == event.batting else len(event.on)
    outings[side].append(Outing(pitcher, score[side] - score[OTHER[side]], runners_on))


def _save_of(outings, win):
    last = outings[-1]
    if len(outings) == 1 or last.pitcher == win or last.outs == 0 or last.lead <= 0:
        return None
    short_lead = last.lead <= 3 and last.outs >= 3
    tying_run_near = last.lead <= last.runners_on + 2
    return last.pitcher if short_lead or tying_run_near or last.outs >= 9 else None


def _decisions(sides, events):
    """Returns the winning side, and the pitchers of win, loss and save."""
    outings = {name: [Outing(side.starter)] for name, side in sides.items()}
    score = dict.fromkeys(sides, 0)
    win = loss = None
    for event in events:
        _follow_change(outings, event, score)
        batting, fielding = event.batting, OTHER[event.batting]
        for _, charged_to, _ in event.runs_scored:
            score[batting] += 1
            for outing in outings[fielding]:
                if outing.pitcher == charged_to:
                    outing.runs += 1
            if score[batting] == score[fielding] + 1:
                win, loss = outings[batting][-1].pitcher, charged_to
        outings[fielding][-1].outs += event.outs
    winner = "visitors" if score["visitors"] > score["home"] else "home"
    own = outings[winner]
    if win == own[0].pitcher and own[0].outs < 15 and len(own) > 1:
        win = min(own[1:], key=lambda outing: (-outing.outs, outing.runs)).pitcher
    return winner, win, loss, _save_of(own, win)


def box_score(sides, events):
    """Returns the boxes of both sides, by name."""
    boxes = {name: Box(side) for name, side in sides.items()}
    for event in events:
        _add(boxes, event)
    if events and events[-1].final:
        winner, win, loss, save = _decisions(sides, events)
        if save is not None:
            boxes[winner].pitcher(save).decision = "S"
        boxes[winner].pitcher(win).decision = "W"
        boxes[OTHER[winner]].pitcher(loss).decision = "L"
    return boxes


def line_score(game):
    """Returns runs by half-innings, and runs, hits and errors of both sides."""
    visitors, home = game.visitors, game.home
    innings = []
    for inning, runs in enumerate(visitors.inning_runs):
        innings += [runs, *home.inning_runs[inning : inning + 1]]
    return {
        "inningScores": innings,
        "visitorScore": visitors.runs,
        "visitorHits": visitors.hits,
        "visitorErrors": visitors.errors,
        "homeScore": home.runs,
        "homeHits": home.hits,
        "homeErrors": home.errors,
    }
