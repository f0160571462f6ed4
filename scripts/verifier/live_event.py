"""The events of a live game's record, and where they differ from those that were played again."""

import json

from .replay import FIELD_WORDS

WORDS = {
    **FIELD_WORDS,
    "batterDice": "the batter's dice",
    "extraDice": "the extra dice",
    "pitcherDice": "the pitcher's dice",
    "runsScored": "who scored",
    "notes": "who came in and went out",
}


def _same(one, other):
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _text(value):
    return json.dumps(value, ensure_ascii=False)


def _optional_fields(event):
    """Returns the fields that only some events have."""
    fields = {}
    if event.error is not None:
        player, fielder, kind = event.error
        fields["error"] = {"player": player, "fielder": fielder, "kind": kind}
    if event.earned_after_all:
        fields["earnedAfterAll"] = [
            {"runner": player, "pitcher": charged_to}
            for player, charged_to in event.earned_after_all
        ]
    return fields


def _notes(event):
    both = ((event.left, "left"), (event.entered, "entered"))
    return [
        {"side": note[0], "player": note[1], "change": change}
        for note, change in both
        if note is not None
    ]


def record_fields(event):
    """Returns an event with the fields that a record has, but for its numbers drawn."""
    dice = event.dice
    totals = {label: None if dice[label] is None else sum(dice[label]) for label in dice}
    kind, fielder, angle, feet = event.ball or (None, None, None, None)
    return {
        "eventNumber": event.number,
        "kind": event.kind,
        "batting": event.batting,
        "ipOuts": event.ip_outs,
        "outs": event.outs,
        "batterDice": dice["batter"],
        "extraDice": dice["extra"],
        "pitcherDice": dice["pitcher"],
        "origResultType": event.own_result,
        "pitchResultType": event.cell,
        "resultType": event.result,
        "diceResultH": totals["batter"],
        "diceResultX": totals["extra"],
        "diceResultP": totals["pitcher"],
        "homeScore": event.score["home"],
        "visitingScore": event.score["visitors"],
        "rbi": event.rbi,
        "runs": event.runs,
        "sb": event.sb,
        "cs": event.cs,
        "managerAction": event.action,
        "batter": event.batter,
        "pitcher": event.pitcher,
        "nextBatting": event.next_batting,
        "nextBatter": event.next_batter,
        "nextPitcher": event.next_pitcher,
        "first": event.on.get(1),
        "second": event.on.get(2),
        "third": event.on.get(3),
        "outKind": kind,
        "fielder": fielder,
        "play": event.play,
        "ballAngle": angle,
        "ballDistance": feet,
        "moves": [
            {"runner": player, "from": start, "to": end, "out": out}
            for player, start, end, out in event.moves
        ],
        "runsScored": [
            {"runner": player, "pitcher": charged_to, "earned": earned}
            for player, charged_to, earned in event.runs_scored
        ],
        "notes": _notes(event),
        "final": event.final,
        **_optional_fields(event),
    }


def compare_event(event, printed):
    """Yields a sentence for each field of an event in which the record differs."""
    fields = record_fields(event)
    for name in sorted(set(printed) - set(fields) - {"draws"}):
        yield f"event {event.number}: the record has {name}, which does not follow from the dice"
    for name, due in fields.items():
        if name in printed and _same(printed[name], due):
            continue
        words = WORDS.get(name, name)
        shown = _text(printed[name]) if name in printed else "nothing"
        why = f" ({event.reason})" if name == "resultType" and event.reason else ""
        yield f"event {event.number}: {words} must be {_text(due)}{why}, the record says {shown}"
