import type { DiceSource } from '../fairness/dice.ts';
import { applyCommand } from './apply-command.ts';
import { FIELD_POSITIONS } from '../cards/card.ts';
import { compileSetup } from './engine/compile-setup.ts';
import { newGame } from './engine/new-game.ts';
import type { GameEvent } from './event.ts';
import { BATTING_POSITIONS, FIRST_STARTER, SLOTS } from './lineup-slots.ts';
import type { BatterSource, GameSetup, PitcherSource, SideSource } from './setup.ts';
import { NOBODY, type GameState } from './state.ts';

/** Who meets in a guest's half-inning. */
export interface GuestHalfInningSource {
  readonly home: {
    readonly name: string;
    /** Nine, in batting order from the guest's card on. */
    readonly batters: readonly BatterSource[];
  };
  readonly visitors: {
    readonly name: string;
    readonly pitcher: PitcherSource;
    /** Chance that an out put in play becomes an error. */
    readonly errorRate: number;
  };
}

/** Runs of the innings before; the home side is one run down in the bottom of the ninth. */
const VISITORS_RUNS = [0, 1, 0, 0, 2, 0, 0, 1, 0];
const HOME_RUNS = [1, 0, 0, 0, 0, 2, 0, 0, 0];
const VISITORS_HITS = 9;
const HOME_HITS = 8;

/** Outs of the game when the guest comes to bat: bottom of the ninth, one out. */
const OUTS_BEFORE = 52;

/** The runners: the two who bat before the guest's card, on second and third. */
const RUNNER_ON_SECOND = 8;
const RUNNER_ON_THIRD = 7;

const total = (runs: readonly number[]): number => runs.reduce((sum, inning) => sum + inning, 0);

/** Returns a side of 24: the nine, and pitchers and a bench who do not come in. */
const fillSide = (
  name: string,
  batters: readonly BatterSource[],
  pitcher: PitcherSource,
): SideSource => ({
  name,
  players: SLOTS.map((slot, index) => {
    const batter = batters[index % batters.length] as BatterSource;
    return slot.startsWith('SP') || slot.startsWith('RP') ? pitcher : batter;
  }),
  battingOrder: BATTING_POSITIONS.map((_, index) => index),
  starter: FIRST_STARTER,
  // Nobody is relieved, pinch-hit for or walked on purpose: it is card against card.
  manager: 'player',
});

/** A guest's half-inning: who plays, and how it stands. */
export interface GuestHalfInning {
  readonly setup: GameSetup;
  readonly state: GameState;
}

/**
 * Returns the half-inning that a guest plays: bottom of the ninth, one run down, one out, runners
 * on second and third, the guest's card at bat against a fresh pitcher. A base hit may win it.
 */
export const setUpGuestHalfInning = ({
  home,
  visitors,
}: GuestHalfInningSource): GuestHalfInning => {
  const [anyBatter] = home.batters;
  if (anyBatter === undefined) throw new Error(`${home.name} has no batters`);
  // The visitors do not come to bat: of their nine only the gloves count, each where they belong.
  const fielder: BatterSource = {
    ...anyBatter,
    positions: FIELD_POSITIONS,
    errorRate: visitors.errorRate,
  };
  const setup = compileSetup({
    home: fillSide(home.name, home.batters, visitors.pitcher),
    visitors: fillSide(visitors.name, [fielder], visitors.pitcher),
    rates: 'designed',
  });
  const fresh = newGame(setup);
  const state: GameState = {
    ...fresh,
    ipOuts: OUTS_BEFORE,
    visitors: {
      ...fresh.visitors,
      runs: total(VISITORS_RUNS),
      hits: VISITORS_HITS,
      inningRuns: VISITORS_RUNS,
    },
    home: { ...fresh.home, runs: total(HOME_RUNS), hits: HOME_HITS, inningRuns: HOME_RUNS },
    bases: [NOBODY, RUNNER_ON_SECOND, RUNNER_ON_THIRD],
    chargedTo: [NOBODY, FIRST_STARTER, FIRST_STARTER],
  };
  return { setup, state };
};

/** How a guest's half-inning ended: on the winning run, level after nine, or lost. */
export type GuestOutcome = 'won' | 'tied' | 'lost';

/** Returns how the half-inning ended; null while it goes on. */
export const guestOutcome = (state: GameState): GuestOutcome | null => {
  if (state.ipOuts < OUTS_BEFORE + 2 && !state.final) return null;
  if (!state.final) return 'tied';
  return state.home.runs > state.visitors.runs ? 'won' : 'lost';
};

/**
 * Returns the half-inning after a command of the guest, with its events: the next swing, or the
 * runners who are sent.
 */
export const playGuestTurn = (
  { setup, state }: GuestHalfInning,
  command:
    | { readonly kind: 'roll' }
    | { readonly kind: 'choose'; readonly runnersAdvancing: string | null },
  dice: DiceSource,
): { readonly state: GameState; readonly events: readonly GameEvent[] } => {
  const turn = applyCommand(setup, state, command, dice);
  if (!turn.ok) throw new Error(turn.message);
  return turn;
};
