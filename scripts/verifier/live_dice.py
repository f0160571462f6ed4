"""What the dice of a live game follow from: the server's seed and a link of each side.

    link k     = SHA-256("link-v1" | 0 | link k + 1), from link 400 down to the anchor, link 0
    key of n   = HMAC-SHA256(seed, "live-v1" | 0 | game id | 0 | n | 0 | link of the visitors
                 | 0 | link of the home side), where a link that was withheld is 32 zero bytes
    seal       = SHA-256("decision-v1" | 0 | game id | 0 | n | 0 | side | 0 | decision | 0 | link)
    signed     = "reveal-v1" | 0 | game id | 0 | n | 0 | link | 0 | the other side's anchor
                 | 0 | the seal of the other side's decision, or 32 zero bytes
    receipt    = HMAC-SHA256(seed, "receipt-v1" | 0 | game id | 0 | n | 0 | side | 0 | link)
"""

import hashlib
import hmac

from .committed_dice import EventDice, parse_hex

CHAIN_LINKS = 400
# Links before the end of a chain from which on its side commits to a new one.
RENEWAL_LINKS = 50
NO_SHARE = bytes(32)


def join(*parts):
    """Returns texts and bytes joined by one zero byte between each two."""
    return b"\0".join(part.encode() if isinstance(part, str) else part for part in parts)


def follows_from(link, earlier, steps):
    """Returns whether a link hashes to an earlier one in so many steps."""
    value = parse_hex(link, 32)
    if value is None or not 1 <= steps <= CHAIN_LINKS:
        return False
    for _ in range(steps):
        value = hashlib.sha256(join("link-v1", value)).digest()
    return value.hex() == earlier


class LiveDice:
    """The dice of an event, and of those that follow from it before anybody decides again."""

    def __init__(self, game_id, seed, number, links):
        shares = [NO_SHARE if link is None else bytes.fromhex(link) for link in links]
        message = join("live-v1", game_id, str(number), *shares)
        key = hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()
        self._keyed = hmac.new(key, digestmod=hashlib.sha256)

    def event(self, number):
        """Returns the dice of one event, from its first draw."""
        return EventDice(self._keyed, number)


def format_decision(decision):
    """Returns the one text of a decision, which its seal covers."""
    if decision["kind"] == "bat":
        return f"steal {decision['steal'] or 'none'}"
    if decision["kind"] == "field":
        return "walk" if decision["walk"] else "pitch"
    return f"send {decision['runnersAdvancing'] or 'none'}"


def seal_of(game_id, number, side, decision, link):
    """Returns the seal of a decision, as 64 hex digits."""
    text = format_decision(decision)
    message = join("decision-v1", game_id, str(number), side, text, bytes.fromhex(link))
    return hashlib.sha256(message).hexdigest()


def reveal_message(game_id, number, link, other_anchor, other_seal):
    """Returns the bytes that a reveal's signature covers."""
    seal = NO_SHARE if other_seal is None else bytes.fromhex(other_seal)
    link, anchor = bytes.fromhex(link), bytes.fromhex(other_anchor)
    return join("reveal-v1", game_id, str(number), link, anchor, seal)


def receipt_of(seed, game_id, number, side, link):
    """Returns the server's receipt for a link, as 64 hex digits."""
    message = join("receipt-v1", game_id, str(number), side, bytes.fromhex(link))
    return hmac.new(bytes.fromhex(seed), message, hashlib.sha256).hexdigest()
