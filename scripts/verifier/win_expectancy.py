"""The win expectancy by which the computer manager decides."""

# Chance, in ten thousandths, that 0, 1, 2 … 9 and more runs score from here to the end of the half;
# rows by outs, then by occupied bases (first 1, second 2, third 4).
RUN_CHANCES = (
    (7293, 1410, 693, 343, 151, 66, 26, 11, 4, 3),
    (5890, 1610, 1264, 670, 318, 146, 60, 26, 10, 6),
    (4012, 3292, 1397, 719, 332, 146, 62, 24, 9, 7),
    (3711, 2232, 1559, 1265, 672, 317, 141, 63, 24, 16),
    (1685, 5661, 1382, 686, 345, 142, 57, 24, 14, 4),
    (1373, 4536, 1550, 1306, 676, 317, 141, 60, 25, 16),
    (1499, 2761, 3096, 1357, 684, 362, 139, 58, 24, 20),
    (1106, 2757, 2144, 1507, 1286, 650, 311, 142, 56, 41),
    (8378, 947, 396, 174, 65, 25, 9, 4, 1, 1),
    (7380, 1090, 862, 405, 162, 64, 23, 9, 3, 2),
    (5950, 2431, 936, 423, 160, 64, 22, 9, 3, 2),
    (5769, 1615, 1054, 905, 398, 160, 61, 24, 9, 5),
    (3372, 4952, 973, 430, 167, 68, 25, 8, 4, 1),
    (3544, 3827, 1039, 928, 401, 163, 60, 26, 8, 4),
    (3295, 2720, 2355, 950, 416, 161, 66, 24, 8, 5),
    (3126, 2692, 1630, 1005, 904, 392, 154, 62, 23, 12),
    (9290, 471, 156, 57, 17, 6, 2, 1, 0, 0),
    (8743, 549, 460, 171, 51, 18, 5, 2, 1, 0),
    (7696, 1572, 485, 172, 51, 17, 5, 2, 0, 0),
    (7607, 1146, 514, 500, 155, 53, 17, 5, 2, 1),
    (7297, 1934, 517, 173, 52, 19, 5, 2, 1, 0),
    (7247, 1483, 520, 511, 164, 51, 17, 5, 1, 1),
    (7233, 468, 1550, 521, 158, 45, 16, 6, 2, 1),
    (6551, 1041, 1184, 520, 472, 159, 49, 17, 5, 2),
)

MAX_LEAD = 12
HALVES = 18


def _after_half(table, half, lead):
    """Returns the win expectancy once a half is over. A level game after nine is even."""
    outs = (half + 1) * 3
    is_bottom = half % 2 == 1
    if outs >= 51 and not is_bottom and lead < 0:
        return 0
    if outs >= 54 and is_bottom:
        return 0.5 if lead == 0 else 1 if lead > 0 else 0
    return 1 - table[half + 1][_clamp(-lead)][0]


def _clamp(lead):
    """Returns the index of a lead in the table; a greater one than twelve counts as twelve."""
    return max(-MAX_LEAD, min(MAX_LEAD, lead)) + MAX_LEAD


def _situations(table, half, lead):
    if half == HALVES - 1 and lead > 0:
        return [1] * 32
    after = [_after_half(table, half, lead + runs) for runs in range(10)]
    values = []
    for chances in RUN_CHANCES:
        wins = 0
        for chance, value in zip(chances, after):
            wins += chance / 10_000 * value
        values.append(wins)
    return values + [after[0]] * 8


def _make_table():
    table = [None] * HALVES
    for half in reversed(range(HALVES)):
        table[half] = [_situations(table, half, lead) for lead in range(-MAX_LEAD, MAX_LEAD + 1)]
    return table


_TABLE = _make_table()


def batting_win_expectancy(half, outs, bases, lead):
    """Returns that of the side at bat; 3 outs are a half that is just over."""
    tabled = half if half < HALVES else HALVES - 2 + half % 2
    return _TABLE[tabled][_clamp(lead)][outs * 8 + bases]
