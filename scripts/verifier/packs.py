"""Draws the packs of an opened seal again, and finds where the list says something else."""

import hashlib
import json
import math

from .committed_dice import CommittedDice, find_fault_of_seeds
from .replay import Unverifiable

ORIGINS = {
    "browser": "The seed was sealed before a browser gave its bytes.",
    "server": "But the server chose the browser's bytes, too: this does not prove that no card "
    "was chosen.",
    "before_commitment": "But the bytes were fixed before the seed was sealed (the old order): "
    "this does not prove that no card was chosen.",
}


class BadTable(ValueError):
    """An odds table by which no pack can be drawn."""


def _effective_weights(weights, left):
    """A tier without cards left gives its weight to the next lower one, else to the lowest."""
    effective = [0] * len(weights)
    stocked = [tier for tier, cards in enumerate(left) if cards > 0]
    for tier, weight in enumerate(weights):
        to = next((lower for lower in stocked if lower >= tier), stocked[-1])
        effective[to] += weight
    return effective


def draw_pack(table, dice):
    """Returns the cards of one pack in the order drawn."""
    weights = [row["weight"] for row in table["tiers"]]
    left = [list(row["cardIDs"]) for row in table["tiers"]]
    total, cards = sum(weights), []
    while len(cards) < table["numberOfCards"]:
        mark = math.floor(dice.fraction("tier") * total)
        tier = 0
        for tier, weight in enumerate(_effective_weights(weights, [len(ids) for ids in left])):
            if mark < weight:
                break
            mark -= weight
        ids = left[tier]
        cards.append(ids.pop(math.floor(dice.fraction("card") * len(ids))))
    return cards


def _read_table(text, name):
    """Returns an odds table; raises `BadTable` if no pack can be drawn by it."""
    table = json.loads(text)
    rows = table["tiers"]
    ids = [card for row in rows for card in row["cardIDs"]]
    if len(set(ids)) != len(ids):
        raise BadTable(f"the odds table {name} holds a card twice")
    if any(row["cardIDs"] != sorted(row["cardIDs"]) for row in rows):
        raise BadTable(f"the odds table {name} is not in order of card numbers")
    weights = [row["weight"] for row in rows]
    if any(not isinstance(weight, int) or weight < 0 for weight in weights) or sum(weights) == 0:
        raise BadTable(f"the odds table {name} has no weights")
    if not 1 <= table["numberOfCards"] <= min(12, len(ids)):
        raise BadTable(f"the odds table {name} cannot fill a pack")
    return table


def _read_tables(odds):
    """Returns the tables by their hash, and sentences on those that were changed."""
    tables, found = {}, []
    for entry in odds:
        due = hashlib.sha256(entry["table"].encode()).hexdigest()
        if due != entry["oddsHash"]:
            found.append(f"the odds table {entry['oddsHash']} was changed: its hash is {due}")
        tables[entry["oddsHash"]] = _read_table(entry["table"], entry["oddsHash"])
    return tables, found


def _compare(draw, table, dice):
    """Returns a sentence on how a pack differs from what the seed draws; None if it does not."""
    number = draw["pack"]
    if table is None:
        return f"pack {number}: its odds table {draw['oddsHash']} is missing"
    if table["seriesID"] != draw["seriesID"]:
        return (
            f"pack {number}: listed as one of series {draw['seriesID']}, "
            f"its odds are those of series {table['seriesID']}"
        )
    due = draw_pack(table, dice.event(number))
    if due != draw["cardIDs"]:
        return f"pack {number}: must hold the cards {due}, the list says {draw['cardIDs']}"
    return None


def verify(epoch, noted_commitment=None):
    """Returns sentences on all that differs; none if the packs hold."""
    if not isinstance(epoch, dict) or "epochID" not in epoch:
        raise Unverifiable("This is no list of packs.")
    if not epoch.get("seed"):
        raise Unverifiable("There is no revealed seed in it: close the seal first.")
    # An epoch of no packs may never have got bytes: its commitment can be checked all the same.
    client_seed = epoch["clientSeed"] if epoch["draws"] else epoch["clientSeed"] or "0" * 32
    fault = find_fault_of_seeds(epoch["epochID"], epoch["seed"], client_seed, epoch["commitment"])
    if fault:
        return [fault]
    if noted_commitment and noted_commitment.lower() != epoch["commitment"]:
        return ["the commitment is not the one that was noted down"]
    try:
        tables, found = _read_tables(epoch["odds"])
    except BadTable as bad:
        return [str(bad)]
    draws = sorted(epoch["draws"], key=lambda draw: draw["pack"])
    if [draw["pack"] for draw in draws] != list(range(1, epoch["packs"] + 1)):
        found.append(f"the packs are not numbered from 1 to {epoch['packs']} without gaps")
    dice = CommittedDice(epoch["epochID"], epoch["seed"], client_seed)
    for draw in draws:
        fault = _compare(draw, tables.get(draw["oddsHash"]), dice)
        if fault:
            found.append(fault)
    return found


def meaning_of(epoch):
    """Returns what packs that hold prove, by whose bytes are mixed with the seed."""
    if not epoch["draws"]:
        return "No pack was drawn."
    origin = epoch.get("clientSeedOrigin")
    if origin not in ORIGINS:
        return "But the list does not say whose the browser's bytes are."
    return ORIGINS[origin]
