#!/usr/bin/env python3
"""Verifies finished Pennant games independently, by Python's standard library only.

    python3 scripts/verify-game.py replay.json
    python3 scripts/verify-game.py http://127.0.0.1:3000/api/games/<id>/replay --token <token>

It reads a replay ("Save the replay" on a game's summary, or GET /api/games/{id}/replay), and plays
the game again: the commitment and every die from the revealed seed; each result from the dice and
the tables of both cards, tired pitchers and switched cells included; runners, outs, runs, and what
the computer manager did, from event to event; the line score, the box score, and the end. The
rules are those of docs/rulebook.md, written once more in scripts/verifier.

It also reads the record of a live game of two users. There it verifies besides: each link of both
sides' chains, each signature, each sealed decision, and that the dice follow from the server's seed
and both links.

With --cards http://127.0.0.1:3000 the tables in the replay are also compared with the cards that
the server shows to everybody; with --commitment, the seal with the one that you noted down.

Exit code: 0 if everything holds, 1 if something differs, 2 if there is nothing to verify.
"""

from verifier.card_tables import compare_with_cards
from verifier.command_line import MALFORMED, new_parser, read_json, report, run
from verifier.live_game import is_live_record, verify_live_game
from verifier.replay import Unverifiable, verify


def check_live(record, arguments):
    """Returns the exit code for the record of a live game and the lines to print."""
    found, replay = verify_live_game(record, arguments.commitment)
    if arguments.cards and not found:
        found = compare_with_cards(record["setup"], arguments.cards, read_json)
    if found:
        return report(found)
    game, how = replay.game, {"played": "was played to its end", "quit": "was given up"}
    end = how.get(record["result"]["how"], "was left")
    return 0, [
        f"It holds: the commitment, {replay.signatures} signed links of both sides' chains, every "
        f"sealed decision and all {len(game.events)} events by the dice of three; "
        f"{replay.withheld} links were withheld. It {end} in the {game.describe()}."
    ]


def check(replay, arguments):
    """Returns the exit code for one replay and the lines to print."""
    try:
        if is_live_record(replay):
            return check_live(replay, arguments)
        found, game = verify(replay, arguments.commitment)
        if arguments.cards and not found:
            found = compare_with_cards(replay["setup"], arguments.cards, read_json)
        if found:
            return report(found)
        dice = sum(len(two) for event in game.events for two in event.dice.values() if two)
        end = "was given up" if replay["isAbandoned"] else "ended"
    except Unverifiable as reason:
        return 2, [str(reason)]
    except OSError as error:
        return 2, [f"The cards cannot be read: {error}"]
    except MALFORMED as error:
        return 2, [f"This is no replay of a game: {error!r}"]
    return 0, [
        f"It holds: the commitment, all {dice} dice of {len(game.events)} events, every result by "
        f"the cards' tables, runners, outs, runs, box score. It {end} in the {game.describe()}."
    ]


def main():
    parser = new_parser("Plays finished Pennant games again.", "replay")
    parser.add_argument("--cards", help="address of the server whose cards are compared")
    arguments = parser.parse_args()
    run(arguments, lambda replay: check(replay, arguments))


if __name__ == "__main__":
    main()
