#!/usr/bin/env python3
"""Verifies the dice of a game of the day (Duplicate Nine), by Python's standard library only.

    python3 scripts/verify-daily.py day.json run.json [run.json ...] [--commitment <noted before>]

The first file is what GET /api/daily/{day} answers once the day is over, each other one what
POST /api/daily/{day}/free answers to {"choices": [...]}: a game by these choices, with all of its
events. It verifies the commitment, and every die of every run from the revealed seed; runs that
chose differently had the same dice for the same batter of the same half. The rules are not played
again: what follows from the dice verify-game.py checks in games of every other kind.

Exit code: 0 if everything holds, 1 if something differs, 2 if there is nothing to verify.
"""

import argparse
import sys

from verifier.command_line import MALFORMED, read_json, report
from verifier.committed_dice import check_itself
from verifier.daily import read_day, verify_run
from verifier.replay import Unverifiable


def check(day, runs, noted):
    """Returns the exit code and the lines to print."""
    dice, fault = read_day(day)
    if fault:
        return report([fault])
    if noted and noted.lower() != day["commitment"]:
        return report(["the commitment is not the one that was noted down"])
    found, count = [], 0
    for number, run in enumerate(runs, start=1):
        differing, rolled = verify_run(run, dice)
        found += [f"run {number}: {sentence}" for sentence in differing]
        count += rolled
    if found:
        return report(found)
    return 0, [f"It holds: the commitment, and all {count} dice of {len(runs)} runs."]


def main():
    parser = argparse.ArgumentParser(description="Derives the dice of a day again.")
    parser.add_argument("day", help="the game of the day as JSON, or its address")
    parser.add_argument("runs", nargs="+", metavar="run", help="a run of it as JSON")
    parser.add_argument("--commitment", help="the commitment that you noted down")
    arguments = parser.parse_args()
    check_itself()
    try:
        day, *runs = [read_json(source) for source in [arguments.day, *arguments.runs]]
        code, lines = check(day, runs, arguments.commitment)
    except Unverifiable as reason:
        code, lines = 2, [str(reason)]
    except OSError as error:
        code, lines = 2, [f"It cannot be read: {error}"]
    except MALFORMED as error:
        code, lines = 2, [f"This is no game of a day: {error!r}"]
    print("\n".join(lines))
    sys.exit(code)


if __name__ == "__main__":
    main()
