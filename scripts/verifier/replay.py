"""Plays a replay again, and finds where it says something else than the dice and the rules."""

import json

from .box_score import COUNTS, box_score, line_score
from .cards import BadSetup, Side
from .committed_dice import CommittedDice, find_fault_of_seeds
from .game import Game
from .narration import describe_event
from .orders import Refused
from .rules_2 import GameOfRules2, GameOfRules3

# The games of each version of the rules that these files hold.
GAMES = {1: Game, 2: GameOfRules2, 3: GameOfRules3}
RULES_VERSIONS = tuple(GAMES)

LETTERS = {"visitors": "v", "home": "h"}
OTHER = {"visitors": "home", "home": "visitors"}

# What the fields of an event are called in a sentence; others go by their own name.
FIELD_WORDS = {
    "kind": "what happened",
    "ipOuts": "the outs of the game",
    "resultType": "the result",
    "origResultType": "the batter's own result",
    "pitchResultType": "the pitcher's cell",
    "resultDescription": "the sentence",
    "dice": "the dice",
    "homeScore": "the home score",
    "visitingScore": "the visitors' score",
    "rbi": "the runs batted in",
    "runs": "the runs",
    "sb": "the stolen bases",
    "cs": "the runners caught stealing",
    "managerAction": "what the manager did",
    "outKind": "the kind of batted ball",
    "location": "where the ball went",
    "play": "the play",
    "error": "the error",
    "earnedAfterAll": "the runs that are earned after all",
    "batterLineupID": "the batter",
    "pitcherLineupID": "the pitcher",
    "nextBatterLineupID": "the next batter",
    "nextPitcherLineupID": "the next pitcher",
    "firstBaseRunnerLineupID": "the runner on first",
    "secondBaseRunnerLineupID": "the runner on second",
    "thirdBaseRunnerLineupID": "the runner on third",
    "moves": "the runners' moves",
    "entered": "who entered",
    "exited": "who left",
}


class Unverifiable(Exception):
    """There is nothing in it that could be verified."""


def _same(one, other):
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _text(value):
    return json.dumps(value, ensure_ascii=False)


def lineup_id(game_id, side, player):
    return f"{game_id}.{LETTERS[side]}{player:02d}"


def _error_field(event, player_id):
    """Returns the field that events have on which an error was made; not those of version 1."""
    if event.error is None:
        return {}
    player, fielder, kind = event.error
    who = player_id(OTHER[event.batting], player)
    return {"error": {"gameLineupID": who, "fielder": fielder, "kind": kind}}


def _earned_after_all_field(event, player_id):
    """Returns the field that events have which make a run earned that scored before."""
    if not event.earned_after_all:
        return {}
    runs = [
        {
            "gameLineupID": player_id(event.batting, player),
            "pitcherLineupID": player_id(OTHER[event.batting], charged_to),
        }
        for player, charged_to in event.earned_after_all
    ]
    return {"earnedAfterAll": runs}


def event_fields(game_id, event, sides):
    """Returns an event with the fields that a replay has."""

    def player_id(side, player):
        return None if side is None or player is None else lineup_id(game_id, side, player)

    def total(label):
        return None if event.dice[label] is None else sum(event.dice[label])

    kind, fielder, angle, feet = event.ball or (None, None, None, None)
    next_field = None if event.next_batting is None else OTHER[event.next_batting]
    return {
        "kind": event.kind,
        "dice": event.dice,
        "origResultType": event.own_result,
        "pitchResultType": event.cell,
        "resultType": event.result,
        "diceResultH": total("batter"),
        "diceResultX": total("extra"),
        "diceResultP": total("pitcher"),
        "ipOuts": event.ip_outs,
        "runs": event.runs,
        "rbi": event.rbi,
        "visitingScore": event.score["visitors"],
        "homeScore": event.score["home"],
        "sb": event.sb,
        "cs": event.cs,
        "managerAction": event.action,
        "outKind": kind,
        "location": None if event.ball is None else {"angle": angle, "distance": feet},
        "fielder": fielder,
        "play": event.play,
        "moves": [
            {
                "gameLineupID": player_id(event.batting, player),
                "from": start,
                "to": end,
                "out": out,
            }
            for player, start, end, out in event.moves
        ],
        "batterLineupID": player_id(event.batting, event.batter),
        "pitcherLineupID": player_id(OTHER[event.batting], event.pitcher),
        "nextBatterLineupID": player_id(event.next_batting, event.next_batter),
        "nextPitcherLineupID": player_id(next_field, event.next_pitcher),
        "firstBaseRunnerLineupID": player_id(event.batting, event.on.get(1)),
        "secondBaseRunnerLineupID": player_id(event.batting, event.on.get(2)),
        "thirdBaseRunnerLineupID": player_id(event.batting, event.on.get(3)),
        "entered": [player_id(*event.entered)] if event.entered else [],
        "exited": [player_id(*event.left)] if event.left else [],
        **_error_field(event, player_id),
        **_earned_after_all_field(event, player_id),
        "resultDescription": describe_event(event, sides),
        "eventNumber": event.number,
        "gameEventID": f"{game_id}.{event.number}",
        "gameID": game_id,
    }


def _compare_event(game_id, event, printed, sides):
    """Yields a sentence for each field of an event in which the replay differs."""
    fields = event_fields(game_id, event, sides)
    if "error" in printed and "error" not in fields:
        yield f"event {event.number}: nobody made an error, the replay says {_text(printed['error'])}"
    if "earnedAfterAll" in printed and "earnedAfterAll" not in fields:
        told = _text(printed["earnedAfterAll"])
        yield f"event {event.number}: it makes no run earned after all, the replay says {told}"
    for name, due in fields.items():
        if name in printed and _same(printed[name], due):
            continue
        words = FIELD_WORDS.get(name, name)
        shown = _text(printed[name]) if name in printed else "nothing"
        why = f" ({event.reason})" if name == "resultType" and event.reason else ""
        yield f"event {event.number}: {words} must be {_text(due)}{why}, the replay says {shown}"


def _play(replay, sides):
    """Returns the game played again from its commands, and sentences on commands that fail."""
    fairness = replay["fairness"]
    dice = CommittedDice(fairness["id"], fairness["seed"], fairness["clientSeed"])
    game = GAMES[replay["rulesVersion"]](sides["visitors"], sides["home"], dice)
    for entry in replay["commands"]:
        number, command = entry["eventNumber"], entry["command"]
        if not _same(number, game.event_number):
            return game, [
                f"event {game.event_number + 1}: the next command is given after event {number}, "
                f"the one before it led to event {game.event_number}: "
                "commands were taken out or put in"
            ]
        try:
            game.apply(command)
        except Refused as refused:
            at = f"event {number + 1}: the rules refuse the command {_text(command)}"
            return game, [f"{at}: {refused}"]
    return game, []


def _compare_events(game, printed, sides):
    """Yields sentences on events that differ, are missing, or were added."""
    game_id = game.game_id
    for event, shown in zip(game.events, printed):
        yield from _compare_event(game_id, event, shown, sides)
    due, given = len(game.events), len(printed)
    if given < due:
        missing = f"event {due}" if given + 1 == due else f"events {given + 1} to {due}"
        yield f"{missing}: missing, though the commands and the dice bring them"
    if given > due:
        yield f"event {due + 1}: added: no command brings it"


def _check_end(game, replay):
    """Yields sentences on an end that is none."""
    if game.final == replay["isAbandoned"]:
        yield (
            f"event {game.event_number}: the game ended, it cannot have been given up"
            if game.final
            else f"event {game.event_number}: the game is not over here ({game.describe()}), "
            "and nobody gave it up"
        )


def _result(game, sides, is_abandoned):
    if is_abandoned:
        user = next(side for side in sides.values() if side.manager == "player")
        return f"{user.name} gave the game up."
    home_wins = game.home.runs > game.visitors.runs
    winner = sides["home" if home_wins else "visitors"].name
    runs = sorted((game.home.runs, game.visitors.runs))
    innings = -(-game.ip_outs // 6)
    extra = "" if innings == 9 else f" in {innings} innings"
    return f"{winner} won {runs[1]}-{runs[0]}{extra}."


def _check_scores(game, replay, sides):
    """Yields sentences on a line score or a box score that does not follow from the events."""
    line = replay["scoreboardData"]
    for name, due in line_score(game).items():
        if not _same(line.get(name), due):
            yield f"the line score: {name} must be {_text(due)}, it says {_text(line.get(name))}"
    result = _result(game, sides, replay["isAbandoned"])
    if replay["resultDescription"] != result:
        yield f"the result must be {_text(result)}, it says {_text(replay['resultDescription'])}"
    for name, box in box_score(sides, game.events).items():
        yield from _check_box(game.game_id, sides[name], name, box, replay["boxScore"][name])


def _check_box(game_id, side, name, box, printed):
    rows = [("Batter", line) for line in box.batters] + [("Pitcher", line) for line in box.pitchers]
    if len(rows) != len(printed):
        yield f"the box score of {side.name} has {len(printed)} lines, {len(rows)} players played"
        return
    for (kind, line), row in zip(rows, printed):
        player = side.players[line.player]
        unused = ("ip_outs", "er") if kind == "Batter" else ("ab", "rbi")
        due = {
            "gameLineupID": lineup_id(game_id, name, line.player),
            "cardID": player.card_id,
            "type": kind,
            "order": line.order,
            "position": line.position,
            "decision": line.decision,
        }
        # Replays of before do not tell it.
        if "positions" in row:
            due["positions"] = line.positions or ["PH"]
        if "e" in row:
            due["e"] = line.counts["e"]
        for count in COUNTS:
            key = "ipOuts" if count == "ip_outs" else count
            due[key] = 0 if count in unused else line.counts[count]
        for key, value in due.items():
            if not _same(row.get(key), value):
                yield (
                    f"the box score, {player.name}: {key} must be {_text(value)}, "
                    f"it says {_text(row.get(key))}"
                )


def _require_verifiable(replay):
    """Raises `Unverifiable` where there is nothing to verify."""
    fairness = replay.get("fairness") if isinstance(replay, dict) else None
    if not isinstance(fairness, dict) or not fairness.get("seed"):
        raise Unverifiable(
            "There is no revealed seed in it: the game is not over, or this is no replay."
        )
    if "rulesVersion" not in replay:
        raise Unverifiable("It does not say by which rules it was played. Save the replay again.")
    version = replay["rulesVersion"]
    if isinstance(version, bool) or version not in RULES_VERSIONS:
        known = ", ".join(map(str, RULES_VERSIONS))
        raise Unverifiable(
            f"It was played by version {version} of the rules, and this script knows {known}. "
            "Take the script of the release that played it."
        )


def verify(replay, noted_commitment=None):
    """Returns sentences on all that differs, none if the replay holds; and the game.

    Raises `Unverifiable` for what is no replay, or one of other rules.
    """
    _require_verifiable(replay)
    fairness = replay["fairness"]
    keys = ("id", "seed", "clientSeed", "commitment")
    fault = find_fault_of_seeds(*(fairness[key] for key in keys))
    if fault:
        return [fault], None
    if noted_commitment and noted_commitment.lower() != fairness["commitment"]:
        return ["the commitment is not the one that was noted down"], None
    try:
        setup = replay["setup"]
        if setup["rates"] != "designed":
            raise BadSetup("the game is not played at the rates of the game")
        rules = GAMES[replay["rulesVersion"]]
        sides = {
            name: Side(setup[name], rules.RUNNING, rules.KNOWS_ORDERS)
            for name in ("visitors", "home")
        }
        if sorted(side.manager for side in sides.values()) != ["computer", "player"]:
            raise BadSetup("a game has one user and one computer manager")
    except BadSetup as bad:
        return [f"the lineups: {bad}"], None
    game, found = _play(replay, sides)
    game.game_id = fairness["id"]
    found += _check_role(replay, sides, game)
    found += _compare_events(game, replay["events"], sides)
    found += _check_end(game, replay)
    if not found:
        found += _check_scores(game, replay, sides)
    return found, game


def _check_role(replay, sides, game):
    """Yields a sentence if the dice of a contest's game, or a challenge, draw the other side."""
    if replay["gameID"] != game.game_id:
        yield "the replay is of another game than its seal"
    is_challenge = any(side.has_orders for side in sides.values())
    if replay["userCampaignContestID"] is None and not is_challenge:
        return
    due = "home" if game.source.event(0).die("home or away") <= 3 else "visitors"
    if sides[due].manager != "player":
        yield f"the dice of event 0 draw the {due} side for the user"
