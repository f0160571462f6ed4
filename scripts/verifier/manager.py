"""What the computer manager decides. `live` is a game (see game.py) before the decision.

Sets of bases are numbers: first 1, second 2, third 4.
"""

import math

from .cards import PITCHERS, RESULTS, after_pitcher
from .win_expectancy import batting_win_expectancy

LOOSE_PITCH_CHANCE = 0.013

# The set of one base, and how many bases a set has.
BIT = (0, 1, 2, 4)
COUNT = (0, 1, 1, 2, 1, 2, 2, 3)


def wins_at(live, outs, bases, runs):
    return batting_win_expectancy(live.half, outs, bases, live.bat.runs - live.field.runs + runs)


# --- the lookahead over one plate appearance ---


def _after_walk(live, bases):
    if not bases & 1:
        return wins_at(live, live.outs, bases | 1, 0)
    if not bases & 2:
        return wins_at(live, live.outs, bases | 2, 0)
    return wins_at(live, live.outs, 7, 1 if bases & 4 else 0)


def _after_single(live, bases):
    home = 1 if bases & 4 else 0
    left = 3 if bases & 1 else 1
    if not bases & 2:
        return wins_at(live, live.outs, left, home)
    scores = wins_at(live, live.outs, left, home + 1)
    holds = wins_at(live, live.outs, left | 4, home)
    return 0.6 * scores + (1 - 0.6) * holds


def _after_hit(live, bases, hit):
    if hit == 1:
        return _after_single(live, bases)
    if hit == 2:
        return wins_at(live, live.outs, 6 if bases & 1 else 2, COUNT[bases & ~1])
    home = COUNT[bases] + (1 if hit == 4 else 0)
    return wins_at(live, live.outs, 4 if hit == 3 else 0, home)


def _after_ball_in_play(live, bases):
    outs = live.outs + 1
    if outs == 3:
        return wins_at(live, 3, 0, 0)
    held = wins_at(live, outs, bases, 0)
    double_play = 0.2 if bases & 1 else 0
    scores = 0.5 * (1 - double_play) if bases & 4 else 0
    both = 0 if double_play == 0 else wins_at(live, outs + 1, bases & ~1, 0)
    run = 0 if scores == 0 else wins_at(live, outs, bases & ~4, 1)
    return double_play * both + scores * run + (1 - double_play - scores) * held


def _wins_after(live, result, bases):
    if result in ("H1", "H2", "H3", "HR"):
        return _after_hit(live, bases, RESULTS.index(result) + 1)
    if result == "BB":
        return _after_walk(live, bases)
    if result == "SO":
        return wins_at(live, live.outs + 1, bases, 0)
    return _after_ball_in_play(live, bases)


def wins_after_batter(live, batter, bases):
    """Returns the win expectancy after this batter against the current pitcher, rested."""
    chances = dict.fromkeys(RESULTS, 0)
    cells = live.field.pitching().cells
    for total in range(2, 13):
        share = (6 - abs(7 - total)) / 36
        for result, odds in zip(RESULTS, batter.odds):
            outcome = after_pitcher(cells[total], result)
            chances[outcome] = chances[outcome] + share * odds
    wins = 0
    for result in RESULTS:
        if chances[result] > 0:
            wins += chances[result] * _wins_after(live, result, bases)
    return wins


def batter_ahead(live, ahead):
    return live.bat.batting(live.bat.order[(live.bat.next_place + ahead) % 9])


# --- runners ---


def _wins_sending_second(live, safe, outs, bases, runs):
    if outs == 3:
        return wins_at(live, 3, 0, runs)
    left = bases & ~2
    reached = wins_at(live, outs, left | 4, runs)
    return safe * reached + (1 - safe) * wins_at(live, outs + 1, left, runs)


def decide_runners_to_send(live):
    """Returns the runners with the best win expectancy, of those who may go."""
    outs, on_base = live.outs, live.on_base()
    second, third = live.safe_chances[2], live.safe_chances[3]
    best, best_wins = 0, wins_at(live, outs, on_base, 0)
    if third > 0:
        left = on_base & ~4
        scores, is_out = wins_at(live, outs, left, 1), wins_at(live, outs + 1, left, 0)
        wins = third * scores + (1 - third) * is_out
        if wins > best_wins:
            best, best_wins = 4, wins
        if second > 0:
            both = third * _wins_sending_second(live, second, outs, left, 1) + (
                1 - third
            ) * _wins_sending_second(live, second, outs + 1, left, 0)
            if both > best_wins:
                best = 6
    elif second > 0 and _wins_sending_second(live, second, outs, on_base, 0) > best_wins:
        best = 2
    return best


def _steal_gain(live, base):
    outs, on_base = live.outs, live.on_base()
    chance = live.runner_card(base).steal_chance(base)
    left = on_base & ~BIT[base]
    safe = wins_at(live, outs, left | BIT[base + 1], 0)
    out = wins_at(live, outs + 1, left, 0)
    return chance * safe + (1 - chance) * out - wins_at(live, outs, on_base, 0)


def decide_steal(live, rest):
    """Returns the runner who steals before the next batter, as a set, by a number drawn."""
    on_base = live.on_base()
    if on_base & 2:
        base = None if on_base & 4 else 2
    else:
        base = 1 if on_base & 1 else None
    if base is None:
        return 0
    runner = live.runner_card(base)
    rate = runner.steal_attempts(base)
    if rest < rate:
        tries = _steal_gain(live, base) > 0
    else:
        is_sure = live.is_tight() and runner.steal_chance(base) >= 0.75
        tries = is_sure and _steal_gain(live, base) >= 0.015
    return BIT[base] if tries else 0


def decide_walk(live):
    """Returns whether the side in the field walks the next batter."""
    on_base = live.on_base()
    if on_base == 0 or on_base & 1 or live.outs == 3:
        return False
    batter, following = batter_ahead(live, 0), batter_ahead(live, 1)
    if following.runs > batter.runs - 0.06:
        return False
    pitched_to = wins_after_batter(live, batter, on_base)
    return wins_after_batter(live, following, on_base | 1) < pitched_to - 0.01


# --- pitchers ---


def lost_cell_chance(tired):
    return min(0.5, tired * 0.05)


def extra_hit_chance(tired):
    return min(0.2, tired * 0.02)


def _find_next_reliever(live, lead):
    field = live.field
    bullpen = range(14, 19)
    if lead < -3:
        return next((p for p in reversed(bullpen) if field.is_available(p)), None)
    closing = live.ip_outs >= 48
    later = [p for p in (bullpen if closing else bullpen[1:]) if field.is_available(p)]
    return later[0] if later else 14 if field.is_available(14) else None


def _bullpen_is_rested(live):
    outs_made = (live.ip_outs - live.outs) // 6 * 3 + live.outs
    batters = max(3, 27 - outs_made) * 1.4
    for pitcher in range(14, 19):
        if live.field.is_available(pitcher):
            batters -= live.field.card(pitcher).pitch.tires_at - 1
    return batters <= 0


def runs_of_three(live, pitcher, tired):
    order, place = live.bat.order, live.bat.next_place
    rows = [live.field.matchups[pitcher, order[(place + ahead) % 9]] for ahead in range(3)]
    one, two, three = rows
    rested = one[0] + two[0] + three[0]
    if tired == 0:
        return rested
    lost = lost_cell_chance(tired) * (one[1] + two[1] + three[1])
    extra = extra_hit_chance(tired) * (one[2] + two[2] + three[2])
    return rested + lost + extra


def _find_relief(live, tired):
    field = live.field
    must_go = tired > 3 or field.pitcher_runs >= 4
    if not must_go and not _bullpen_is_rested(live):
        return None
    reliever = _find_next_reliever(live, field.runs - live.bat.runs)
    if reliever is None:
        return None
    better = runs_of_three(live, reliever, 0) < runs_of_three(live, field.pitcher, tired)
    return reliever if better else None


def _find_closer(live, tired):
    field = live.field
    lead = field.runs - live.bat.runs
    if lead <= 0 or lead > 3 or field.batters_faced == 0:
        return None
    if tired == 0 and field.pitcher < 14:
        return None
    return 14 if field.is_available(14) else None


def decide_reliever(live):
    """Returns the pitcher who relieves before the next batter; None if the pitcher stays."""
    tired = live.field.tired_batters()
    if tired > 0 and tired % 3 == 1:
        reliever = _find_relief(live, tired)
        if reliever is not None:
            return reliever
    return _find_closer(live, tired) if live.outs == 0 and live.ip_outs >= 48 else None


# --- pinch hitters and runners ---


def _first_available(live, candidates):
    return next((player for player in candidates if live.bat.is_available(player)), None)


def decide_pinch_hitter(live):
    """Returns who bats for the next batter; None for nobody."""
    bat = live.bat
    batter = bat.order[bat.next_place]
    if batter in PITCHERS:
        return None
    candidates = bat.setup.pinch_hitters[batter] if batter < 9 else ()
    candidate = _first_available(live, candidates)
    if candidate is None:
        return None
    stays = wins_after_batter(live, batter_ahead(live, 0), live.on_base())
    comes = wins_after_batter(live, bat.batting(candidate), live.on_base())
    return candidate if comes >= stays + 0.006 else None


def gain_on_first(live, runner, safe):
    """Returns what a runner on first adds who steals second at this chance, at least 0."""
    outs, on_base = live.outs, live.on_base()
    left = on_base & ~1
    tries = safe * wins_at(live, outs, left | 2, 0) + (1 - safe) * wins_at(live, outs + 1, left, 0)
    return max(0, tries - wins_at(live, outs, on_base, 0)) * runner.attempt_rate


def gain_on_second(live, fast, slow):
    """Returns what the faster runner adds by scoring from second on a single more often."""
    outs, on_base = live.outs, live.on_base()
    kind = "second to home on a single"
    chance = fast.running[kind][outs][0] - slow.running[kind][outs][0]
    left = on_base & ~2 | 1
    gain = wins_at(live, outs, left, 1) - wins_at(live, outs, left | 4, 0)
    return 0.15 * chance * gain


def decide_pinch_runner(live):
    """Returns the runner to leave and the one to come in; None for nobody."""
    on_base, bat = live.on_base(), live.bat
    base = 2 if on_base & 2 else 1
    if not on_base & BIT[base]:
        return None
    leaves = live.bases[base].player
    candidates = bat.setup.pinch_runners[leaves] if leaves < 9 else ()
    comes = _first_available(live, candidates)
    if comes is None:
        return None
    fast, slow = bat.batting(comes), bat.batting(leaves)
    gain = (
        gain_on_second(live, fast, slow)
        if base == 2
        else gain_on_first(live, fast, fast.steal_chance(1))
        - gain_on_first(live, slow, slow.steal_chance(1))
    )
    run_value = wins_at(live, live.outs, on_base, 1) - wins_at(live, live.outs, on_base, 0)
    cost = max(0, slow.runs - fast.runs) * 0.4 * run_value
    return (leaves, comes) if gain - cost >= 0.006 else None
