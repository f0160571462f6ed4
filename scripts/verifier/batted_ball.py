"""Where a batted ball goes, by the one number that is drawn for it."""

import math

# The kinds of a ball in play that nobody errs on, with the start and the length of their share.
BALLS = (("ground", 0, 0.5), ("fly", 0.5, 0.26), ("line", 0.76, 0.14), ("pop", 0.9, 0.1))

_OUTFIELD = (("LF", 30, -28, 30, 290), ("CF", 40, 0, 26, 310), ("RF", 30, 28, 30, 290))

# By kind: how many feet deeper a ball of placement 0 is than its zone, and the zones: fielder,
# share of a hundred balls, angle from center field, degrees that it spans, feet from the plate.
_ZONES = {
    "ground": (
        10,
        (
            ("3B", 18, -34, 14, 115),
            ("SS", 27, -16, 20, 140),
            ("P", 11, 0, 10, 55),
            ("C", 3, 0, 60, 15),
            ("2B", 26, 16, 20, 140),
            ("1B", 15, 36, 14, 110),
        ),
    ),
    "fly": (85, _OUTFIELD),
    "line": (
        30,
        (
            ("3B", 9, -34, 14, 105),
            ("SS", 13, -16, 20, 135),
            ("LF", 19, -28, 28, 250),
            ("CF", 20, 0, 26, 270),
            ("RF", 19, 28, 28, 250),
            ("2B", 12, 16, 20, 135),
            ("1B", 8, 36, 14, 105),
        ),
    ),
    "pop": (
        15,
        (
            ("3B", 20, -32, 20, 100),
            ("SS", 24, -14, 20, 130),
            ("C", 12, 0, 80, 25),
            ("P", 2, 0, 10, 50),
            ("2B", 24, 14, 20, 130),
            ("1B", 18, 32, 20, 100),
        ),
    ),
}

# Feet of hits of one to four bases, and by how much they may be deeper.
_HITS = ((0, 0), (215, 55), (320, 45), (365, 25), (415, 45))


def ball_kind(fraction):
    """Returns kind, start and share of a ball in play."""
    return next(ball for ball in reversed(BALLS) if fraction >= ball[1])


def rescaled(drawn, error_rate):
    """Returns a number drawn for a ball that is no error, again in [0, 1)."""
    return (drawn - error_rate) / (1 - error_rate)


def placement_in(ball, fraction):
    return (fraction - ball[1]) / ball[2]


def _ball_to(zones, placement, feet_of):
    """Returns fielder, angle and distance; the finer digits of the placement give the direction."""
    fine = placement * 4096
    ball = (fine - math.floor(fine)) * 100
    first = 0
    for fielder, share, angle, width, distance in zones:
        if math.floor(ball) < first + share:
            across = (ball - first) / share - 0.5
            feet = math.floor(feet_of(distance) + 0.5)
            return fielder, math.floor(angle + across * width + 0.5), feet
        first += share
    raise ValueError("a ball beyond the last zone")


def fielder_of(kind, placement):
    """Returns who gets to a ball of a kind that is fielded."""
    return _ball_to(_ZONES[kind][1], placement, lambda distance: distance)[0]


def locate_fielded(drawn, error_rate):
    """Returns kind, fielder, angle and distance of a ball that was fielded, or an error."""
    if drawn < error_rate:
        kind, placement = "ground", drawn / error_rate
    else:
        fraction = rescaled(drawn, error_rate)
        ball = ball_kind(fraction)
        kind, placement = ball[0], placement_in(ball, fraction)
    depth, zones = _ZONES[kind]
    deeper = (1 - 2 * placement) * depth
    return (kind, *_ball_to(zones, placement, lambda distance: distance + deeper))


def locate_error(fielder, placement):
    """Returns kind, fielder, angle and distance of a ball that a fielder erred on by version 2."""
    kind = "fly" if fielder in ("LF", "CF", "RF") else "ground"
    depth, zones = _ZONES[kind]
    fine = placement * 4096
    across = (fine - math.floor(fine)) * 100 / 100 - 0.5
    _, _, angle, width, distance = next(zone for zone in zones if zone[0] == fielder)
    feet = math.floor(distance + (1 - 2 * placement) * depth + 0.5)
    return kind, fielder, math.floor(angle + across * width + 0.5), feet


def locate_hit(drawn, bases):
    """Returns no kind, and fielder, angle and distance of a hit."""
    feet, depth = _HITS[bases]
    return (None, *_ball_to(_OUTFIELD, drawn, lambda _: feet + (1 - 2 * drawn) * depth))
