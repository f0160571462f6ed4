#!/usr/bin/env python3
"""Verifies the dice of a final Pennant game independently, with Python's hashes only.

    python3 scripts/verify-game.py replay.json
    python3 scripts/verify-game.py http://127.0.0.1:3000/api/games/<id>/replay --token <access token>

It reads a replay ("Save the replay" on a game's summary, or GET /api/games/{id}/replay) and recomputes

    commitment = SHA-256("commit-v1" | 0 | id | seed)
    key        = HMAC-SHA256(seed, "key-v1" | 0 | id | 0 | client seed)
    block(j)   = HMAC-SHA256(key, "roll-v1" | 0 | event number | 0 | label | 0 | j)

where | joins bytes, 0 is one zero byte, texts are UTF-8 and numbers are decimal digits. Bytes of block
0, 1, 2 ... below 252 are dice: 1 + byte mod 6. Every printed face of an event must equal the computed
one. Exit code: 0 if all match, 1 if one differs, 2 if there is nothing to verify.
"""

import argparse
import hashlib
import hmac
import json
import sys
import urllib.request

# The worked example of the fairness page, which this script verifies itself with.
EXAMPLE = {
    "id": "01890a5d-ac96-774b-bcce-b302099a8057",
    "seed": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    "clientSeed": "202122232425262728292a2b2c2d2e2f",
    "commitment": "c97120ac865d57a7290f0834316ff836c86ee9006380e098b7f3983aeff24fa8",
    "dice": [2, 3, 1, 4, 1, 4, 1, 4],
}

# Labels of the printed dice of an event.
LABELS = ("batter", "extra", "pitcher")


def commitment_of(game_id, seed):
    return hashlib.sha256(b"commit-v1\0" + game_id.encode() + seed).hexdigest()


def key_of(game_id, seed, client_seed):
    message = b"key-v1\0" + game_id.encode() + b"\0" + client_seed
    return hmac.new(seed, message, hashlib.sha256).digest()


def dice_of(key, event_number, label):
    """Yields the dice of one label of one event, without end."""
    j = 0
    while True:
        message = f"roll-v1\0{event_number}\0{label}\0{j}".encode()
        for byte in hmac.new(key, message, hashlib.sha256).digest():
            if byte < 252:
                yield 1 + byte % 6
        j += 1


def first_dice(key, event_number, label, count):
    dice = dice_of(key, event_number, label)
    return [next(dice) for _ in range(count)]


def check_itself():
    seed, client_seed = bytes.fromhex(EXAMPLE["seed"]), bytes.fromhex(EXAMPLE["clientSeed"])
    key = key_of(EXAMPLE["id"], seed, client_seed)
    assert commitment_of(EXAMPLE["id"], seed) == EXAMPLE["commitment"], "this script is broken"
    assert first_dice(key, 1, "batter", 8) == EXAMPLE["dice"], "this script is broken"


def read_replay(source, token):
    if not source.startswith(("http://", "https://")):
        with open(source, encoding="utf-8") as file:
            return json.load(file)
    headers = {"authorization": f"Bearer {token}"} if token else {}
    with urllib.request.urlopen(urllib.request.Request(source, headers=headers)) as response:
        return json.load(response)


def differences(replay):
    """Returns sentences about the differences, and the numbers of compared events and dice."""
    fairness = replay["fairness"]
    game_id, seed = fairness["id"], bytes.fromhex(fairness["seed"])
    found, dice = [], 0
    if commitment_of(game_id, seed) != fairness["commitment"]:
        found.append("the seed is not the one that was committed to")
    key = key_of(game_id, seed, bytes.fromhex(fairness["clientSeed"]))
    numbers = [event["eventNumber"] for event in replay["events"]]
    if numbers != list(range(1, len(numbers) + 1)):
        found.append("the events are not numbered from 1 without gaps")
    for event in replay["events"]:
        for label in LABELS:
            printed = event["dice"][label]
            if printed is None:
                continue
            dice += len(printed)
            due = first_dice(key, event["eventNumber"], label, len(printed))
            if printed != due:
                found.append(f"event {event['eventNumber']}, {label}: printed {printed}, due {due}")
    return found, len(numbers), dice


def main():
    parser = argparse.ArgumentParser(description="Checks the dice of a finished Pennant game.")
    parser.add_argument("replay", help="a replay as a JSON file, or its address")
    parser.add_argument("--token", help="access token, where the replay is an address")
    arguments = parser.parse_args()
    check_itself()
    try:
        replay = read_replay(arguments.replay, arguments.token)
    except (OSError, ValueError) as error:
        print(f"The replay cannot be read: {error}")
        return 2
    if not isinstance(replay, dict) or not replay.get("fairness", {}).get("seed"):
        print("There is no revealed seed in it: the game is not over, or this is no replay.")
        return 2
    try:
        found, events, dice = differences(replay)
    except (KeyError, TypeError, ValueError) as error:
        print(f"This is no replay of a game: {error!r}")
        return 2
    for difference in found:
        print(f"DIFFERS: {difference}")
    if found:
        return 1
    print(f"It holds: the commitment, and all {dice} dice of {events} events.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
