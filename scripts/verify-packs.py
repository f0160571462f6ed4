#!/usr/bin/env python3
"""Verifies the packs of an opened seal independently, by Python's standard library only.

    python3 scripts/verify-packs.py packs.json
    python3 scripts/verify-packs.py http://127.0.0.1:3000/api/fairness/packs/<id> --token <token>

It reads an epoch ("Save the packs" on the fairness page, or GET /api/fairness/packs/{epochID}), and
draws every pack again: the commitment and the dice from the revealed seed, each card from the odds
table that the pack was sold by, whose hash was shown before. It says whose the browser's bytes are:
only bytes that a browser gave after the sealing prove that no card was chosen.

Exit code: 0 if everything holds, 1 if something differs, 2 if there is nothing to verify.
"""

from verifier.command_line import MALFORMED, new_parser, report, run
from verifier.packs import meaning_of, verify
from verifier.replay import Unverifiable


def check(epoch, arguments):
    """Returns the exit code for one epoch and the lines to print."""
    try:
        found = verify(epoch, arguments.commitment)
        if found:
            return report(found)
        packs, meaning = epoch["packs"], meaning_of(epoch)
    except Unverifiable as reason:
        return 2, [str(reason)]
    except MALFORMED as error:
        return 2, [f"This is no list of packs: {error!r}"]
    return 0, [f"It holds: the commitment, and the cards of all {packs} packs. {meaning}"]


def main():
    arguments = new_parser("Draws the packs of an opened seal again.", "epoch").parse_args()
    run(arguments, lambda epoch: check(epoch, arguments))


if __name__ == "__main__":
    main()
