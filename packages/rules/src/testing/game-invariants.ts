import { boxScore } from '../games/analysis/box-score.ts';
import type { GameEvent } from '../games/event.ts';
import { scoreboardOf } from '../games/analysis/scoreboard.ts';
import type { GameSetup } from '../games/setup.ts';
import { SIDES, otherSide, type Side } from '../games/lineup-slots.ts';
import type { GameState } from '../games/state.ts';

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Collects the invariants that do not hold. */
class FaultCollector {
  readonly faults: string[] = [];

  expectEqual(what: string, one: unknown, other: unknown): void {
    const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
    if (left !== right) this.faults.push(`${what}: ${left} is not ${right}`);
  }
}

const substituteRunners = (bases: (number | null)[], event: GameEvent): void => {
  const [gone, came] = event.notes;
  if (!gone || !came || gone.side !== event.batting) return;
  const index = bases.indexOf(gone.player);
  if (index >= 0) bases[index] = came.player;
};

const moveRunners = (
  collector: FaultCollector,
  bases: (number | null)[],
  event: GameEvent,
): void => {
  for (const { runner, from, to, out } of event.moves) {
    if (from > 0) {
      collector.expectEqual(
        `event ${event.eventNumber}, from base ${from}`,
        bases[from - 1],
        runner,
      );
      bases[from - 1] = null;
    }
    if (out || to === 4) continue;
    collector.expectEqual(`event ${event.eventNumber}, free base ${to}`, bases[to - 1], null);
    bases[to - 1] = runner;
  }
};

/**
 * Tracks every runner from base to base: two on one base, one on two, or one from nowhere are
 * faults. Returns how many runners of each side were left on base at the end of a half or of the
 * game.
 */
const followRunners = (
  collector: FaultCollector,
  events: readonly GameEvent[],
): Record<Side, number> => {
  const left = { visitors: 0, home: 0 };
  let bases: (number | null)[] = [null, null, null];
  let outs = 0;
  events.forEach((event, index) => {
    const { eventNumber } = event;
    collector.expectEqual('event number', eventNumber, index + 1);
    substituteRunners(bases, event);
    moveRunners(collector, bases, event);
    const home = event.moves.filter(({ to, out }) => to === 4 && !out);
    collector.expectEqual(`event ${eventNumber}, runners home`, home.length, event.runs);
    collector.expectEqual(
      `event ${eventNumber}, who scored`,
      event.runsScored.map(({ runner }) => runner),
      home.map(({ runner }) => runner),
    );
    const out = event.moves.filter((move) => move.out);
    collector.expectEqual(`event ${eventNumber}, runners out`, out.length, event.outs);
    collector.expectEqual(
      `event ${eventNumber}, batted in at most the runs`,
      event.rbi <= event.runs,
      true,
    );
    outs += event.outs;
    collector.expectEqual(`event ${eventNumber}, outs`, event.ipOuts, outs);
    const halfIsOver = event.outs > 0 && outs % 3 === 0;
    if (halfIsOver || event.final)
      left[event.batting] += bases.filter((runner) => runner !== null).length;
    if (halfIsOver) bases = [null, null, null];
    collector.expectEqual(
      `event ${eventNumber}, bases`,
      [event.first, event.second, event.third],
      bases,
    );
  });
  return left;
};

/**
 * Checks that a player enters once only and was not in the game before, and leaves only while in
 * it.
 */
const checkSubstitutes = (
  collector: FaultCollector,
  setup: GameSetup,
  events: readonly GameEvent[],
): void => {
  for (const side of SIDES) {
    const { battingOrder, starter } = setup[side];
    const inGame = new Set([...battingOrder, starter]);
    const left = new Set<number>();
    for (const { eventNumber, notes } of events) {
      for (const note of notes) {
        if (note.side !== side) continue;
        const { player, change } = note;
        const what = `event ${eventNumber}, ${side} ${player} ${change}`;
        collector.expectEqual(
          what,
          [inGame.has(player), left.has(player)],
          [change === 'left', false],
        );
        if (change === 'entered') inGame.add(player);
        else left.add(player);
        if (change === 'left') inGame.delete(player);
      }
    }
    for (const { eventNumber, batting, batter, pitcher } of events) {
      const player = batting === side ? batter : pitcher;
      const known = inGame.has(player) || left.has(player);
      collector.expectEqual(`event ${eventNumber}, ${side} ${player} is in the game`, known, true);
    }
  }
};

/** Checks that the game ended at the first event at which the rules end a game. */
const checkEnd = (
  collector: FaultCollector,
  state: GameState,
  events: readonly GameEvent[],
): void => {
  collector.expectEqual('final', state.final, true);
  collector.expectEqual('enough outs', state.ipOuts >= 51, true);
  collector.expectEqual('a winner', state.home.runs !== state.visitors.runs, true);
  for (const event of events.slice(0, -1)) {
    if (event.ipOuts < 51) continue;
    const halfIsOver = event.outs > 0 && event.ipOuts % 3 === 0;
    const lead = event.homeScore - event.visitingScore;
    const homeHasWon = lead > 0 && (event.batting === 'home' || halfIsOver);
    const visitorsHaveWon = halfIsOver && event.ipOuts % 6 === 0 && lead < 0;
    collector.expectEqual(
      `event ${event.eventNumber}, game over`,
      homeHasWon || visitorsHaveWon,
      false,
    );
  }
};

/** Checks that a steal costs one out at most, and that nobody steals where one is out (9.07(d)). */
const checkSteals = (collector: FaultCollector, events: readonly GameEvent[]): void => {
  for (const { kind, eventNumber, outs, sb, cs } of events) {
    if (kind !== 'steal') continue;
    const isAllowed = outs === cs && cs <= 1 && (cs === 0 || sb === 0);
    collector.expectEqual(`event ${eventNumber}, one throw at a steal`, isAllowed, true);
  }
};

/** Checks that a run that is earned after all scored unearned before, in the same half. */
const checkEarnedAfterAll = (
  collector: FaultCollector,
  state: GameState,
  events: readonly GameEvent[],
): void => {
  let unearned: string[] = [];
  let outs = 0;
  for (const { eventNumber, earnedAfterAll = [], runsScored, ipOuts } of events) {
    for (const run of earnedAfterAll) {
      const index = unearned.indexOf(JSON.stringify(run));
      collector.expectEqual(`event ${eventNumber}, a run to settle`, index >= 0, true);
      unearned.splice(index, 1);
    }
    for (const { runner, pitcher, earned } of runsScored) {
      if (!earned) unearned.push(JSON.stringify({ runner, pitcher }));
    }
    if (Math.floor(ipOuts / 3) !== Math.floor(outs / 3)) unearned = [];
    outs = ipOuts;
  }
  collector.expectEqual('no run left to settle', state.unsettledRuns.length, 0);
};

/**
 * Returns the invariants that a final game and its events (oldest first) violate; empty if the
 * rules are right. Runs equal the runners who reached home; outs, plate appearances and runners
 * left on base add up; box score, line score and events agree; no player is in two places.
 */
export const findInvariantViolations = (
  setup: GameSetup,
  state: GameState,
  events: readonly GameEvent[],
): readonly string[] => {
  const collector = new FaultCollector();
  checkEnd(collector, state, events);
  checkSubstitutes(collector, setup, events);
  checkSteals(collector, events);
  checkEarnedAfterAll(collector, state, events);
  const left = followRunners(collector, events);
  collector.expectEqual('a small state', JSON.stringify(state).length < 4096, true);

  const box = boxScore(setup, events);
  const { inningScores } = scoreboardOf(state);
  SIDES.forEach((side, sideIndex) => {
    const { batters, leftOnBase } = box[side];
    const { pitchers } = box[otherSide(side)];
    const { runs, hits } = state[side];
    const ownEvents = events.filter(({ batting }) => batting === side);
    const ownInningScores = inningScores.filter((_, half) => half % 2 === sideIndex);
    collector.expectEqual(
      `${side}: runs by batter`,
      sum(batters, ({ R }) => R),
      runs,
    );
    collector.expectEqual(
      `${side}: runs by inning`,
      sum(ownInningScores, (score) => score),
      runs,
    );
    collector.expectEqual(
      `${side}: runs by event`,
      sum(ownEvents, (event) => event.runs),
      runs,
    );
    collector.expectEqual(
      `${side}: runs by pitcher`,
      sum(pitchers, ({ R }) => R),
      runs,
    );
    collector.expectEqual(
      `${side}: earned`,
      pitchers.every(({ R, ER }) => ER <= R && ER >= 0),
      true,
    );
    collector.expectEqual(
      `${side}: hits`,
      sum(batters, ({ H1, H2, H3, HR }) => H1 + H2 + H3 + HR),
      hits,
    );
    collector.expectEqual(
      `${side}: hits off`,
      sum(pitchers, ({ H1, H2, H3, HR }) => H1 + H2 + H3 + HR),
      hits,
    );
    const appearances = sum(batters, ({ PA }) => PA);
    collector.expectEqual(
      `${side}: batters faced`,
      sum(pitchers, ({ BF }) => BF),
      appearances,
    );
    collector.expectEqual(
      `${side}: AB, BB, SF`,
      sum(batters, ({ AB, BB, SF }) => AB + BB + SF),
      appearances,
    );
    collector.expectEqual(
      `${side}: batters are out, home or left on base`,
      sum(ownEvents, ({ outs }) => outs) + runs + left[side],
      appearances,
    );
    collector.expectEqual(
      `${side}: RBI`,
      sum(batters, ({ RBI }) => RBI),
      sum(ownEvents, ({ rbi }) => rbi),
    );
    collector.expectEqual(
      `${side}: SB`,
      sum(batters, ({ SB }) => SB),
      sum(ownEvents, ({ sb }) => sb),
    );
    collector.expectEqual(
      `${side}: CS`,
      sum(batters, ({ CS }) => CS),
      sum(ownEvents, ({ cs }) => cs),
    );
    collector.expectEqual(
      `${side}: outs`,
      sum(pitchers, ({ ipOuts }) => ipOuts),
      sum(ownEvents, ({ outs }) => outs),
    );
    collector.expectEqual(`${side}: left on base`, leftOnBase, left[side]);
    collector.expectEqual(
      `${side}: every pitcher who left faced a batter`,
      pitchers.every(({ exited, BF }) => exited === null || BF > 0),
      true,
    );
    const errors = events.filter(({ error, batting }) => error !== undefined && batting !== side);
    collector.expectEqual(`${side}: errors`, errors.length, state[side].errors);
    collector.expectEqual(
      `${side}: errors of the players`,
      sum([...box[side].batters, ...box[side].pitchers], ({ E }) => E),
      state[side].errors,
    );
    const players = [...batters, ...pitchers].map(({ player }) => player);
    collector.expectEqual(`${side}: each player once`, new Set(players).size, players.length);
  });
  const pitchers = SIDES.flatMap((side) => box[side].pitchers);
  collector.expectEqual(
    'decisions',
    [sum(pitchers, ({ W }) => W), sum(pitchers, ({ L }) => L)],
    [1, 1],
  );
  return collector.faults;
};
