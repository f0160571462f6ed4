"""Dice that follow from committed seeds.

    commitment = SHA-256("commit-v1" | 0 | id | seed)
    key        = HMAC-SHA256(seed, "key-v1" | 0 | id | 0 | client seed)
    block(j)   = HMAC-SHA256(key, "roll-v1" | 0 | event number | 0 | label | 0 | j)

where | joins bytes, 0 is one zero byte, texts are UTF-8 and numbers are decimal digits.
"""

import hashlib
import hmac
import re

# The worked example of the fairness page, by which the dice verify themselves.
EXAMPLE = {
    "id": "01890a5d-ac96-774b-bcce-b302099a8057",
    "seed": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    "clientSeed": "202122232425262728292a2b2c2d2e2f",
    "commitment": "c97120ac865d57a7290f0834316ff836c86ee9006380e098b7f3983aeff24fa8",
    "dice": [2, 3, 1, 4, 1, 4, 1, 4],
    "fraction": 0.7564219299735164,
}

# A byte from here on is no die: 252 is the greatest multiple of 6 in a byte.
FIRST_REJECTED_BYTE = 252


def parse_hex(text, length):
    """Returns the bytes of lower-case hex digits; None if they are not so many bytes."""
    if not isinstance(text, str) or not re.fullmatch("[0-9a-f]{%d}" % (2 * length), text):
        return None
    return bytes.fromhex(text)


def commitment_of(committed_id, seed):
    """Returns the commitment to 32 bytes of seed, as 64 hex digits."""
    return hashlib.sha256(b"commit-v1\0" + committed_id.encode() + seed).hexdigest()


def find_fault_of_seeds(committed_id, seed, client_seed, commitment):
    """Returns a sentence on why these seeds (hex digits) prove nothing; None if they hold."""
    seed_bytes = parse_hex(seed, 32)
    if seed_bytes is None:
        return "the seed is not 64 hex digits"
    if parse_hex(client_seed, 16) is None:
        return "the browser's bytes are not 32 hex digits"
    if commitment_of(committed_id, seed_bytes) != commitment:
        return "the seed is not the one that was committed to"
    return None


class CommittedDice:
    """The dice of a game's or an epoch's events."""

    def __init__(self, committed_id, seed, client_seed):
        message = b"key-v1\0" + committed_id.encode() + b"\0" + bytes.fromhex(client_seed)
        key = hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()
        self._keyed = hmac.new(key, digestmod=hashlib.sha256)

    def event(self, number):
        """Returns the dice of one event, from its first draw."""
        return EventDice(self._keyed, number)


class EventDice:
    """The dice of one event. Each label has blocks of its own, taken in order."""

    def __init__(self, keyed, number):
        self._keyed = keyed
        self._number = number
        self._taken = {}
        self._faces = {}

    def _next_block(self, label):
        index = self._taken.get(label, 0)
        self._taken[label] = index + 1
        block = self._keyed.copy()
        block.update(f"roll-v1\0{self._number}\0{label}\0{index}".encode())
        return block.digest()

    def die(self, label):
        """Returns one face, 1 to 6."""
        while True:
            faces = self._faces.get(label)
            if faces:
                return faces.pop()
            block = self._next_block(label)
            usable = [1 + byte % 6 for byte in block if byte < FIRST_REJECTED_BYTE]
            self._faces[label] = usable[::-1]

    def fraction(self, label):
        """Returns a number in [0, 1): the first 48 bits of the label's next block."""
        return int.from_bytes(self._next_block(label)[:6], "big") / 2**48


def check_itself():
    """Raises an error if these functions do not give the worked example."""
    seed, client_seed = EXAMPLE["seed"], EXAMPLE["clientSeed"]
    fault = find_fault_of_seeds(EXAMPLE["id"], seed, client_seed, EXAMPLE["commitment"])
    dice = CommittedDice(EXAMPLE["id"], seed, client_seed)
    event = dice.event(1)
    first = [event.die("batter") for _ in EXAMPLE["dice"]]
    fraction = dice.event(1).fraction("batter")
    if fault or first != EXAMPLE["dice"] or fraction != EXAMPLE["fraction"]:
        raise RuntimeError("this script is broken: it does not give the worked example")
