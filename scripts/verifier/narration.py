"""The sentence that tells an event."""

import re

BASES = ("the plate", "first", "second", "third", "home")
FIELDER_NAMES = {
    "P": "pitcher",
    "C": "catcher",
    "1B": "first baseman",
    "2B": "second baseman",
    "3B": "third baseman",
    "SS": "shortstop",
    "LF": "left fielder",
    "CF": "center fielder",
    "RF": "right fielder",
}
FIELD_NAMES = {
    "P": "the pitcher",
    "C": "the catcher",
    "1B": "first",
    "2B": "second",
    "3B": "third",
    "SS": "short",
    "LF": "left",
    "CF": "center",
    "RF": "right",
}
OUTFIELDERS = ("LF", "CF", "RF")
ROUTES = {"P": "1-6-3", "C": "2-6-3", "1B": "3-6-3", "2B": "4-6-3", "3B": "5-4-3", "SS": "6-4-3"}
HOMERS = ("", "a solo homer", "a two-run homer", "a three-run homer", "a grand slam")
LOOSE = {"wildPitch": "Wild pitch", "passedBall": "Passed ball", "balk": "Balk"}


def short_name(player):
    """Returns the card's surname; without one "Trout" of "Mike Trout", "Martinez" of "J. D. ..."."""
    if player.surname is not None:
        return player.surname
    words = re.split(r"\s+", player.name.strip())
    first = 1
    while first < len(words) - 1 and re.fullmatch(r"[^\W\d_]\.", words[first]):
        first += 1
    return " ".join(words[first:]) or player.name


def _pick(event, *variants):
    return variants[event.number % len(variants)]


def _direction(event):
    angle = event.ball[2]
    side, off = ("left" if angle < 0 else "right"), abs(angle)
    if off > 34:
        return f"the {side}-field corner"
    if off > 20:
        return side
    return f"{side}-center" if off > 8 else "center"


def _single(event):
    field = FIELD_NAMES[event.ball[1]]
    if event.ball[3] < 190:
        return _pick(
            event,
            f"slaps a grounder through to {field} for a single",
            f"bounces a single to {field}",
        )
    return _pick(
        event,
        f"lines a single to {field}",
        f"drops a single into {field}",
        f"singles to {field}",
    )


def _reached_on_error(event):
    who = FIELDER_NAMES[event.ball[1]]
    if event.error is None:
        return f"reaches on an error by the {who}"
    batter = next(move for move in event.moves if move[1] == 0)
    reaches = "reaches second" if batter[2] == 2 else "reaches"
    if event.error[2] == "throwing":
        return f"{reaches} as the {who} throws wide of first"
    if event.ball[0] == "fly":
        return f"{reaches} as the {who} drops the fly"
    return _pick(
        event,
        f"{reaches} on an error by the {who}",
        f"{reaches} as the {who} boots the grounder",
    )


def _tell_error_behind(event):
    """Returns how an error came about that let players go up a base."""
    _, fielder, kind = event.error
    who = f"the {FIELDER_NAMES[fielder]}"
    if event.kind == "steal":
        into = "left field" if event.moves[0][2] == 3 else "center field"
        return f"{who}'s throw goes into {'the outfield' if event.sb > 1 else into}"
    if event.play == "force":
        return f"{who}'s relay goes wide of first"
    if fielder == "C" and kind == "fielding":
        return f"the throw home gets by {who}"
    if kind == "fielding":
        return f"{who} bobbles the ball"
    return f"the {'throw' if fielder in OUTFIELDERS else 'relay'} by {who} gets away"


def _ground_ball(event):
    fielder = event.ball[1]
    if event.play == "doublePlay":
        route = ROUTES.get(fielder)
        return f"grounds into a double play, {route}" if route else "grounds into a double play"
    field = FIELD_NAMES[fielder]
    if event.play in ("force", "fieldersChoice"):
        return f"grounds to {field} and reaches on a fielder's choice"
    return _pick(event, f"grounds out to {field}", f"bounces out to {field}")


def _caught_ball(event):
    kind, fielder, _, feet = event.ball
    field = FIELD_NAMES[fielder]
    if kind == "pop":
        return f"pops up to {field}"
    if kind == "line":
        return f"lines out to {field}"
    if event.play == "sacrificeFly":
        return f"hits a sacrifice fly to {field}"
    return f"flies out to deep {field}" if feet > 335 else f"flies out to {field}"


def _batted(event):
    result = event.result
    if result == "H1":
        return _single(event)
    if result == "H2":
        to = _direction(event)
        return _pick(event, f"doubles to {to}", f"drives a double into {to}")
    if result == "H3":
        to = _direction(event)
        return _pick(event, f"triples to {to}", f"legs out a triple to {to}")
    if result == "HR":
        return f"hits {HOMERS[event.runs]} to {_direction(event)}, {event.ball[3]} feet"
    if result == "BB":
        return "is walked intentionally" if event.kind == "walk" else "walks"
    if result == "SO":
        return _pick(event, "strikes out swinging", "strikes out", "takes strike three")
    if event.play == "error":
        return _reached_on_error(event)
    return _ground_ball(event) if event.ball[0] == "ground" else _caught_ball(event)


def _tell_move(move, event, name_of):
    player, start, end, out = move
    name = name_of(player)
    if out:
        if event.play == "doubledOff":
            return f"{name} is doubled off {BASES[end]}"
        if event.play == "force" and end == 2:
            return f"{name} is forced at second"
        return f"{name} is thrown out at {'the plate' if end == 4 else BASES[end]}"
    is_batter = player == event.batter and start == 1 and event.play is None
    if is_batter and event.error is None:
        # The batter of a single goes on behind a throw home only.
        return f"{name} takes second on the throw"
    if end != 4:
        return f"{name} to {BASES[end]}"
    if event.play == "sacrificeFly":
        return f"{name} tags and scores"
    return f"{name} scores from {BASES[start]}"


def _runners(event, name_of):
    joined = {}
    for player, start, end, out in event.moves:
        if start != 0:
            joined[player] = (player, joined.get(player, (None, start))[1], end, out)
    moves = joined.values()
    if event.play == "doublePlay":
        moves = [move for move in moves if not move[3]]
    told = [_tell_move(move, event, name_of) for move in moves]
    if event.error is not None and event.play != "error":
        # A force comes before its relay; other errors come before what they brought.
        told.insert(1 if event.play == "force" else 0, _tell_error_behind(event))
    return told


def _tell_steal(event, name_of):
    told = []
    for index, move in enumerate(event.moves):
        player, _, end, out = move
        if out:
            told.append(f"{name_of(player)} is caught stealing {BASES[end]}")
        elif event.sb > 0 and (event.error is None or index < event.sb):
            told.append(f"{name_of(player)} steals {BASES[end]}")
        else:
            # Where another runner is put out, nobody has stolen a base.
            told.append(_tell_move(move, event, name_of))
    if event.error is not None:
        told.insert(event.sb, _tell_error_behind(event))
    return "; ".join(told)


def _tell_substitution(event, sides):
    players = sides[event.left[0]].players
    comes, leaves = players[event.entered[1]], players[event.left[1]]
    names = short_name(comes), short_name(leaves)
    return f"{names[0]} {'relieves' if comes.pitch else event.enters} {names[1]}"


def _tell_earned_after_all(event, name_of):
    """Returns whose runs of events before are earned now."""
    names = [f"{name_of(player)}'s" for player, _ in event.earned_after_all]
    if not names:
        return ""
    return f" {' and '.join(names)} {'run is' if len(names) == 1 else 'runs are'} earned after all."


def describe_event(event, sides):
    """Returns the sentence; `sides` are the lineups by "visitors" and "home"."""

    def name_of(player):
        return short_name(sides[event.batting].players[player])

    if event.kind == "substitution":
        text = _tell_substitution(event, sides)
    elif event.kind == "steal":
        text = _tell_steal(event, name_of)
    elif event.kind in ("advance", "tag"):
        text = "; ".join(_runners(event, name_of)) or "Nobody advances"
        text = text[0].upper() + text[1:]
    elif event.kind in ("plateAppearance", "walk"):
        runners = [] if event.result == "HR" else _runners(event, name_of)
        text = "; ".join([f"{name_of(event.batter)} {_batted(event)}", *runners])
    else:
        text = "; ".join([LOOSE[event.kind], *_runners(event, name_of)])
    text = f"{text}.{_tell_earned_after_all(event, name_of)}"
    if event.final and event.batting == "home" and event.runs > 0:
        return f"{text} That wins it for {sides['home'].name}!"
    return text
