import { boxScore } from '../games/box-score.ts';
import type { GameEvent } from '../games/event.ts';
import { scoreboardData } from '../games/line-score.ts';
import type { GameSetup } from '../games/setup.ts';
import { SIDES, otherSide, type Side } from '../games/slot.ts';
import type { GameState } from '../games/state.ts';

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Collects what does not balance. */
class Ledger {
  readonly faults: string[] = [];

  same(what: string, one: unknown, other: unknown): void {
    const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
    if (left !== right) this.faults.push(`${what}: ${left} is not ${right}`);
  }
}

const substituteRunners = (bases: (number | null)[], event: GameEvent): void => {
  const [gone, came] = event.notes;
  if (!gone || !came || gone.side !== event.batting) return;
  const at = bases.indexOf(gone.player);
  if (at >= 0) bases[at] = came.player;
};

const moveRunners = (ledger: Ledger, bases: (number | null)[], event: GameEvent): void => {
  for (const { runner, from, to, out } of event.moves) {
    if (from > 0) {
      ledger.same(`event ${event.eventNumber}, from base ${from}`, bases[from - 1], runner);
      bases[from - 1] = null;
    }
    if (out || to === 4) continue;
    ledger.same(`event ${event.eventNumber}, free base ${to}`, bases[to - 1], null);
    bases[to - 1] = runner;
  }
};

/**
 * Follows every man from base to base: two on one base, one on two, or one from nowhere are faults. Answers how many men of each
 * side stood on base when a half or the game ended.
 */
const followRunners = (ledger: Ledger, events: readonly GameEvent[]): Record<Side, number> => {
  const left = { visitors: 0, home: 0 };
  let bases: (number | null)[] = [null, null, null];
  let outs = 0;
  events.forEach((event, at) => {
    const { eventNumber } = event;
    ledger.same('event number', eventNumber, at + 1);
    substituteRunners(bases, event);
    moveRunners(ledger, bases, event);
    const home = event.moves.filter(({ to, out }) => to === 4 && !out);
    ledger.same(`event ${eventNumber}, men home`, home.length, event.runs);
    ledger.same(
      `event ${eventNumber}, who scored`,
      event.runsScored.map(({ runner }) => runner),
      home.map(({ runner }) => runner),
    );
    const out = event.moves.filter((move) => move.out);
    ledger.same(`event ${eventNumber}, men out`, out.length, event.outs);
    ledger.same(`event ${eventNumber}, batted in at most the runs`, event.rbi <= event.runs, true);
    outs += event.outs;
    ledger.same(`event ${eventNumber}, outs`, event.ipOuts, outs);
    const halfIsOver = event.outs > 0 && outs % 3 === 0;
    if (halfIsOver || event.final)
      left[event.batting] += bases.filter((man) => man !== null).length;
    if (halfIsOver) bases = [null, null, null];
    ledger.same(`event ${eventNumber}, bases`, [event.first, event.second, event.third], bases);
  });
  return left;
};

/** Who comes in was not there before and does not come twice; who leaves was there. */
const checkSubstitutes = (ledger: Ledger, setup: GameSetup, events: readonly GameEvent[]): void => {
  for (const side of SIDES) {
    const { battingOrder, starter } = setup[side];
    const inGame = new Set([...battingOrder, starter]);
    const left = new Set<number>();
    for (const { eventNumber, notes } of events) {
      for (const note of notes) {
        if (note.side !== side) continue;
        const { player, change } = note;
        const what = `event ${eventNumber}, ${side} ${player} ${change}`;
        ledger.same(what, [inGame.has(player), left.has(player)], [change === 'left', false]);
        if (change === 'entered') inGame.add(player);
        else left.add(player);
        if (change === 'left') inGame.delete(player);
      }
    }
    for (const { eventNumber, batting, batter, pitcher } of events) {
      const player = batting === side ? batter : pitcher;
      const known = inGame.has(player) || left.has(player);
      ledger.same(`event ${eventNumber}, ${side} ${player} is in the game`, known, true);
    }
  }
};

/** The end must be the earliest moment at which the rules end a game. */
const checkEnd = (ledger: Ledger, state: GameState, events: readonly GameEvent[]): void => {
  ledger.same('final', state.final, true);
  ledger.same('enough outs', state.ipOuts >= 51, true);
  ledger.same('a winner', state.home.runs !== state.visitors.runs, true);
  for (const event of events.slice(0, -1)) {
    if (event.ipOuts < 51) continue;
    const halfIsOver = event.outs > 0 && event.ipOuts % 3 === 0;
    const lead = event.homeScore - event.visitingScore;
    const homeHasWon = lead > 0 && (event.batting === 'home' || halfIsOver);
    const visitorsHaveWon = halfIsOver && event.ipOuts % 6 === 0 && lead < 0;
    ledger.same(`event ${event.eventNumber}, game over`, homeHasWon || visitorsHaveWon, false);
  }
};

/**
 * What does not balance in a final game and its events (oldest first): nothing, if the rules are right. Runs are men who crossed the
 * plate; outs, plate appearances and men left on base add up; box score, line score and events agree; no man is in two places.
 */
export const gameFaults = (
  setup: GameSetup,
  state: GameState,
  events: readonly GameEvent[],
): readonly string[] => {
  const ledger = new Ledger();
  checkEnd(ledger, state, events);
  checkSubstitutes(ledger, setup, events);
  const left = followRunners(ledger, events);
  ledger.same('a small state', JSON.stringify(state).length < 4096, true);

  const box = boxScore(setup, events);
  const { inningScores } = scoreboardData(state);
  SIDES.forEach((side, at) => {
    const { batters, leftOnBase } = box[side];
    const { pitchers } = box[otherSide(side)];
    const { runs, hits } = state[side];
    const mine = events.filter(({ batting }) => batting === side);
    const halves = inningScores.filter((_, half) => half % 2 === at);
    ledger.same(
      `${side}: runs by batter`,
      sum(batters, ({ R }) => R),
      runs,
    );
    ledger.same(
      `${side}: runs by inning`,
      sum(halves, (half) => half),
      runs,
    );
    ledger.same(
      `${side}: runs by event`,
      sum(mine, (event) => event.runs),
      runs,
    );
    ledger.same(
      `${side}: runs by pitcher`,
      sum(pitchers, ({ R }) => R),
      runs,
    );
    ledger.same(
      `${side}: earned`,
      pitchers.every(({ R, ER }) => ER <= R && ER >= 0),
      true,
    );
    ledger.same(
      `${side}: hits`,
      sum(batters, ({ H1, H2, H3, HR }) => H1 + H2 + H3 + HR),
      hits,
    );
    ledger.same(
      `${side}: hits off`,
      sum(pitchers, ({ H1, H2, H3, HR }) => H1 + H2 + H3 + HR),
      hits,
    );
    const appearances = sum(batters, ({ PA }) => PA);
    ledger.same(
      `${side}: batters faced`,
      sum(pitchers, ({ BF }) => BF),
      appearances,
    );
    ledger.same(
      `${side}: AB, BB, SF`,
      sum(batters, ({ AB, BB, SF }) => AB + BB + SF),
      appearances,
    );
    ledger.same(
      `${side}: batters are out, home or left on base`,
      sum(mine, ({ outs }) => outs) + runs + left[side],
      appearances,
    );
    ledger.same(
      `${side}: RBI`,
      sum(batters, ({ RBI }) => RBI),
      sum(mine, ({ rbi }) => rbi),
    );
    ledger.same(
      `${side}: SB`,
      sum(batters, ({ SB }) => SB),
      sum(mine, ({ sb }) => sb),
    );
    ledger.same(
      `${side}: CS`,
      sum(batters, ({ CS }) => CS),
      sum(mine, ({ cs }) => cs),
    );
    ledger.same(
      `${side}: outs`,
      sum(pitchers, ({ ipOuts }) => ipOuts),
      sum(mine, ({ outs }) => outs),
    );
    ledger.same(`${side}: left on base`, leftOnBase, left[side]);
    const errors = events.filter(({ play, batting }) => play === 'error' && batting !== side);
    ledger.same(`${side}: errors`, errors.length, state[side].errors);
    const men = [...batters, ...pitchers].map(({ player }) => player);
    ledger.same(`${side}: each once`, new Set(men).size, men.length);
  });
  const pitchers = SIDES.flatMap((side) => box[side].pitchers);
  ledger.same('decisions', [sum(pitchers, ({ W }) => W), sum(pitchers, ({ L }) => L)], [1, 1]);
  return ledger.faults;
};
