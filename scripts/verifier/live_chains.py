"""The chains of links that the sides of a live game committed to."""

from .committed_dice import parse_hex
from .live_dice import CHAIN_LINKS, RENEWAL_LINKS, follows_from
from .p256 import read_public_key


def segment_of(segments, number):
    """Returns the chain of an event: of those that have begun, the one committed last."""
    return [segment for segment in segments if segment["fromEvent"] <= number][-1]


def link_index(segment, number):
    return number - segment["fromEvent"] + 1


def is_renewal_due(segments, number):
    return link_index(segment_of(segments, number), number) > CHAIN_LINKS - RENEWAL_LINKS


def is_link_of(segments, last_link, number, link):
    """Returns whether a link is the event's own: it hashes to the one before, or the anchor."""
    segment = segment_of(segments, number)
    earlier_number, earlier = segment["fromEvent"] - 1, segment["anchor"]
    if last_link is not None and last_link[0] >= segment["fromEvent"]:
        earlier_number, earlier = last_link
    is_within = link_index(segment, number) <= CHAIN_LINKS
    return is_within and follows_from(link, earlier, number - earlier_number)


def find_fault_of_chains(side, segments):
    """Returns a sentence on chains that are none; None if they are."""
    begins = [segment["fromEvent"] for segment in segments]
    if any(isinstance(begin, bool) or not isinstance(begin, int) for begin in begins):
        return f"the chains of the {side} side begin nowhere"
    if begins[:1] != [1] or begins != sorted(begins):
        return f"the chains of the {side} side do not begin at event 1, in order"
    if any(parse_hex(segment["anchor"], 32) is None for segment in segments):
        return f"an anchor of the {side} side is not 64 hex digits"
    if any(read_public_key(segment["publicKey"]) is None for segment in segments):
        return f"a key of the {side} side is no point of P-256"
    return None


def find_early_chain(side, segments, number, halves):
    """Returns a sentence on a chain that began where none may, by this event."""
    for index, segment in enumerate(segments[1:], 1):
        begin = segment["fromEvent"]
        if begin > number or begin in halves or is_renewal_due(segments[:index], begin):
            continue
        return (
            f"a chain of the {side} side begins with event {begin}, neither near the end of the "
            "one before nor with a half-inning"
        )
    return None
