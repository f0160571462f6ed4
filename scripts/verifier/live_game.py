"""Plays a live game of two users again from its record, by the server's seed and their links."""

from .cards import BadSetup, Side
from .committed_dice import commitment_of, parse_hex
from .live_chains import find_early_chain, find_fault_of_chains, is_link_of, segment_of
from .live_dice import LiveDice, receipt_of, reveal_message, seal_of
from .live_event import compare_event
from .orders import Refused, parse_bases
from .p256 import is_signed
from .replay import GAMES, OTHER, Unverifiable

FORMAT = "live-v1"
SIDES = ("visitors", "home")
FOURTH_OUT = 4


class Differs(Exception):
    """The record says something else than the links, the dice and the rules."""


def is_live_record(content):
    """Returns whether something is the record of a live game."""
    return isinstance(content, dict) and content.get("format") == FORMAT


class NoDice:
    """For substitutions, which draw nothing and so need no links."""

    def event(self, _number):
        return None


class LiveReplay:
    """A live game while it is played again."""

    def __init__(self, record):
        self.record = record
        self.game_id, self.seed = record["gameID"], record["fairness"]["seed"]
        rules = GAMES[record["rulesVersion"]]
        setup = record["setup"]
        if setup["rates"] != "designed":
            raise BadSetup("the game is not played at the rates of the game")
        self.sides = {name: Side(setup[name], rules.RUNNING, rules.KNOWS_ORDERS) for name in SIDES}
        if any(side.manager != "player" for side in self.sides.values()):
            raise BadSetup("a live game has two users")
        self.game = rules(self.sides["visitors"], self.sides["home"], NoDice())
        self.halves = {1}
        self.last_links = {name: None for name in SIDES}
        # The last half-inning in which a side withheld its link.
        self.withheld_half = {name: None for name in SIDES}
        self.withheld = self.signatures = 0

    # --- what both sides revealed ---

    def _check_share(self, step, side):
        number, share, other = step["eventNumber"], step[side], step[OTHER[side]]
        link, seal, decision = share["link"], share["seal"], share["decision"]
        if link is None:
            if decision is not None or share["signature"] is not None:
                raise Differs(f"the {side} side withheld its link, and yet it decided or signed")
            return
        self._check_link(number, side, link)
        if (decision is None) != (seal is None):
            raise Differs(f"the {side} side has a decision without a seal, or a seal without one")
        if decision is not None and seal_of(self.game_id, number, side, decision, link) != seal:
            raise Differs(f"the decision of the {side} side is not the one that it sealed")
        segments = self.record["segments"]
        anchor = segment_of(segments[OTHER[side]], number)["anchor"]
        message = reveal_message(self.game_id, number, link, anchor, other["seal"])
        key = segment_of(segments[side], number)["publicKey"]
        if not is_signed(key, message, share["signature"]):
            raise Differs(f"the signature is not of the {side} side's key for its link")
        self.signatures += 1

    def _check_link(self, number, side, link):
        if self.withheld_half[side] == self.game.half:
            raise Differs(
                f"the {side} side reveals a link in a half-inning that the computer manages for it"
            )
        segments = self.record["segments"][side]
        if not is_link_of(segments, self.last_links[side], number, link):
            raise Differs(f"the link of the {side} side does not hash to the one before it")

    def _check_shares(self, step):
        for side in SIDES:
            segments = self.record["segments"][side]
            fault = find_early_chain(side, segments, step["eventNumber"], self.halves)
            if fault:
                raise Differs(fault)
            self._check_share(step, side)

    def _keep_shares(self, step, half):
        for side in SIDES:
            link = step[side]["link"]
            if link is None:
                self.withheld_half[side] = half
                self.withheld += 1
            else:
                self.last_links[side] = (step["eventNumber"], link)

    # --- the game ---

    def _manage(self, computers):
        for side in SIDES:
            self.sides[side].manager = "computer" if side in computers else "player"

    def _choose(self, decision):
        game, choice = self.game, self.game.choice
        if decision is not None and decision["kind"] == "choose":
            runners = parse_bases(decision["runnersAdvancing"])
            if runners not in choice.options:
                raise Refused("these runners were not offered the next base")
        else:
            game.safe_chances = list(choice.safe_chances)
            runners = game._runners_to_send(choice.kind)
        game._choose(choice, runners)

    def _play(self, step):
        game = self.game
        links = [step[side]["link"] for side in SIDES]
        game.source = LiveDice(self.game_id, self.seed, step["eventNumber"], links)
        if step["kind"] == "playOut":
            if links != [None, None]:
                raise Differs("the computer plays the game out, though a side was there")
            game.apply({"kind": "playOn", "until": "final"})
            return
        self._manage([side for side in SIDES if step[side]["link"] is None])
        at_bat, in_field = step[game.bat.side]["decision"], step[game.field.side]["decision"]
        if game.choice is not None:
            self._choose(at_bat)
        elif in_field is not None and in_field.get("walk"):
            game.apply({"kind": "walk"})
        elif at_bat is not None and at_bat.get("steal"):
            game.apply({"kind": "steal", "runnersAdvancing": at_bat["steal"]})
        else:
            game.apply({"kind": "roll"})

    def _substitute(self, step):
        if self.withheld_half[step["side"]] == self.game.half:
            raise Refused("the computer manages the side of the substitution")
        self._manage([])
        self.game.source = NoDice()
        self.game.apply({**step, "kind": "substitute"})

    def _step(self, step):
        game, half = self.game, self.game.half
        if game.final:
            raise Differs("the game is over, and yet it goes on")
        if step["kind"] == "substitution":
            self._substitute(step)
        elif step["kind"] in ("event", "playOut"):
            self._check_shares(step)
            self._play(step)
            self._keep_shares(step, half)
        else:
            raise Differs(f"there is no step {step['kind']!r}")
        if game.half != half:
            self.halves.add(game.event_number + 1)

    def _compare_events(self, before):
        """Yields sentences on the events of the last step that differ, or are missing."""
        printed = self.record["events"]
        for event in self.game.events[before:]:
            if event.number > len(printed):
                yield f"event {event.number}: missing, though the links and the seed bring it"
            else:
                yield from compare_event(event, printed[event.number - 1])

    def play(self):
        """Plays all steps; returns sentences on the first that differs."""
        for step in self.record["steps"]:
            before = self.game.event_number
            if step["eventNumber"] != before + 1:
                return [f"event {before + 1}: a step is missing here, or one was put in"]
            try:
                self._step(step)
            except Differs as differs:
                return [f"event {before + 1}: {differs}"]
            except Refused as refused:
                return [f"event {before + 1}: the rules refuse what was decided: {refused}"]
            found = list(self._compare_events(before))
            if found:
                return found
        return [*self._check_count(), *self._check_kept(), *self._check_end()]

    def _check_count(self):
        count = self.game.event_number
        if len(self.record["events"]) > count:
            yield f"event {count + 1}: added: no step brings it"

    def _check_kept(self):
        """Yields sentences on receipts that speak against the record."""
        steps = {step["eventNumber"]: step for step in self.record["steps"]}
        for kept in self.record.get("kept", []):
            number, side, link = kept["eventNumber"], kept["side"], kept["link"]
            if receipt_of(self.seed, self.game_id, number, side, link) != kept["receipt"]:
                yield f"event {number}: the receipt that was kept is not the server's"
            elif steps.get(number, {}).get(side, {}).get("link") != link:
                yield (
                    f"event {number}: the share of the {side} side counts as withheld, though the "
                    "server confirmed that it had the link"
                )

    def _check_end(self):
        result, game = self.record["result"], self.game
        winner = "home" if game.home.runs > game.visitors.runs else "visitors"
        is_played = result["how"] == "played"
        if is_played != game.final or result["how"] not in ("played", "quit", "left"):
            yield f"the game did not end so: {result['how']} ({game.describe()})"
        elif result["winner"] not in SIDES or (is_played and result["winner"] != winner):
            yield f"the winner must be {winner}, it says {result['winner']}"
        if result["isBeforeFourthOut"] is not (game.ip_outs < FOURTH_OUT):
            yield f"the game ended after {game.ip_outs} outs, it says something else"


def verify_live_game(record, noted_commitment=None):
    """Returns sentences on all that differs, none if the record holds; and the replay."""
    fairness = record["fairness"]
    if record["rulesVersion"] not in GAMES or isinstance(record["rulesVersion"], bool):
        raise Unverifiable(f"It was played by version {record['rulesVersion']} of the rules.")
    seed = parse_hex(fairness["seed"], 32)
    if seed is None:
        raise Unverifiable("There is no revealed seed in it: the game is not over.")
    if commitment_of(record["gameID"], seed) != fairness["commitment"]:
        return ["the seed is not the one that was committed to"], None
    if noted_commitment and noted_commitment.lower() != fairness["commitment"]:
        return ["the commitment is not the one that was noted down"], None
    for side in SIDES:
        fault = find_fault_of_chains(side, record["segments"][side])
        if fault:
            return [fault], None
    try:
        replay = LiveReplay(record)
    except BadSetup as bad:
        return [f"the lineups: {bad}"], None
    return replay.play(), replay
