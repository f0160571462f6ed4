"""Finds where games of a day (Duplicate Nine) differ from what the day's seed says.

The dice are counted by batters, not by events, so that they are the same whatever was decided: the
draws of a half's batter are those of event number 100 * half + batter, where the top of the first
inning is half 0 and its first batter is batter 1.
"""

from .committed_dice import CommittedDice, find_fault_of_seeds
from .replay import Unverifiable

BATTERS_OF_HALF = 100
# Events of a batter's own; all others come before the next batter, or are part of such a one.
OF_A_BATTER = ("plateAppearance", "walk")


def read_day(day):
    """Returns the dice of a day, and a sentence on why they prove nothing; None if they hold."""
    if not isinstance(day, dict) or "commitment" not in day:
        raise Unverifiable("This is no game of a day.")
    revealed = day.get("revealed")
    if not revealed:
        raise Unverifiable("The seed of the day is not revealed yet: wait until the day is over.")
    committed_id, client_seed = f"daily/{day['day']}", "0" * 32
    if revealed["id"] != committed_id or revealed["clientSeed"] != client_seed:
        return None, "the dice are made of something else than the day and its seed"
    seed = revealed["serverSeed"]
    fault = find_fault_of_seeds(committed_id, seed, client_seed, day["commitment"])
    return (None, fault) if fault else (CommittedDice(committed_id, seed, client_seed), None)


def _number_batters(events):
    """Yields the events of batters, each with the number that its dice are derived by."""
    outs_before, last_half, batter = 0, None, 0
    for event in events:
        half, outs_before = outs_before // 3, event["ipOuts"]
        if event["kind"] in OF_A_BATTER:
            batter = batter + 1 if half == last_half else 1
            last_half = half
            yield event, half * BATTERS_OF_HALF + batter


def verify_run(run, dice):
    """Returns sentences on all that differs in a run, and how many dice of it there are."""
    events = run["events"]
    if [event["eventNumber"] for event in events] != list(range(1, len(events) + 1)):
        raise Unverifiable("The run has gaps: ask for all of its events.")
    found, count = [], 0
    for event, number in _number_batters(events):
        for label, told in event["dice"].items():
            if told is None:
                continue
            drawn = dice.event(number)
            due = [drawn.die(label), drawn.die(label)]
            count += 2
            if due != told:
                found.append(f"event {event['eventNumber']}: {label} must be {due}, not {told}")
    return found, count
