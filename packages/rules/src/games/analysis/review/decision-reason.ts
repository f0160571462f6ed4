import { SeededDice } from '../../../fairness/seeded-dice.ts';
import {
  LEAD_FIRST,
  NO_BASES,
  has,
  nextBase,
  parseBases,
  type Base,
  type BaseSet,
} from '../../baserunning/base-set.ts';
import type { PendingChoice } from '../../baserunning/pending-choice.ts';
import type { Command } from '../../command.ts';
import { restoreChances } from '../../engine/command-handlers.ts';
import { LiveGame } from '../../engine/live-game.ts';
import { FIRST_BENCH, FIRST_STARTER } from '../../lineup-slots.ts';
import { battingWinExpectancy } from '../../manager/batting-win-expectancy.ts';
import { winsIfSent } from '../../manager/decide-runners-to-send.ts';
import { stealOutcomes } from '../../manager/decide-steal.ts';
import { expectedRuns, expectedRunsOfThree } from '../../manager/matchup-runs.ts';
import type { GameSetup } from '../../setup.ts';
import type { GameState } from '../../state.ts';
import type { ValuedDecision } from './value-moment.ts';

/** What speaks for and against a decision, in figures that a user can look up. */
export type DecisionReason =
  /** A runner who may go: the chance to be safe, and the least with which going pays. */
  | {
      readonly kind: 'runner';
      readonly runner: number;
      readonly to: Base | 4;
      readonly safe: number;
      /** Over 1 where even a runner who is surely safe does not pay; under 0 where any does. */
      readonly needed: number;
    }
  /** A walk on purpose: the runs of a plate appearance of the batter, and of the next one. */
  | {
      readonly kind: 'walk';
      readonly batter: number;
      readonly batterRuns: number;
      readonly next: number;
      readonly nextRuns: number;
    }
  /** A reliever: the runs of the next three batters off them, and off the pitcher who is in. */
  | {
      readonly kind: 'reliever';
      readonly playerOut: number;
      readonly outRuns: number;
      readonly playerIn: number;
      readonly inRuns: number;
      /** How many batters the pitcher has faced while tired, the next one included. */
      readonly tiredBatters: number;
    }
  /** A pinch hitter: the runs of a plate appearance off the pitcher who is in. */
  | {
      readonly kind: 'pinchHitter';
      readonly playerOut: number;
      readonly outRuns: number;
      readonly playerIn: number;
      readonly inRuns: number;
    }
  | { readonly kind: 'other' };

const NO_DICE = new SeededDice(0);
const OTHER: DecisionReason = { kind: 'other' };

const liveGame = (setup: GameSetup, state: GameState): LiveGame =>
  new LiveGame(setup, state, NO_DICE, { events: false, automatic: true });

/** Returns from which chance on one thing pays: what it wins rises evenly with the chance. */
const breakEven = (ifOut: number, ifSafe: number, otherwise: number): number => {
  if (ifSafe === ifOut) return otherwise > ifSafe ? Infinity : -Infinity;
  return (otherwise - ifOut) / (ifSafe - ifOut);
};

const CHANCE_OF = {
  1: 'firstSafeChance',
  2: 'secondSafeChance',
  3: 'thirdSafeChance',
} as const satisfies Record<Base, keyof LiveGame>;

/** Returns what speaks for the runner who goes by one of two sets and not by the other. */
const reasonOfSend = (
  live: LiveGame,
  choice: PendingChoice,
  one: BaseSet,
  other: BaseSet,
): DecisionReason => {
  const base = LEAD_FIRST.find((each) => has(one, each) !== has(other, each));
  if (base === undefined) return OTHER;
  const [going, staying] = has(one, base) ? [one, other] : [other, one];
  restoreChances(live, choice);
  const chance = CHANCE_OF[base];
  const safe = live[chance];
  const otherwise = winsIfSent(live, staying, choice.kind);
  live[chance] = 0;
  const ifOut = winsIfSent(live, going, choice.kind);
  live[chance] = 1;
  const ifSafe = winsIfSent(live, going, choice.kind);
  const needed = breakEven(ifOut, ifSafe, otherwise);
  return { kind: 'runner', runner: live.playerOn(base), to: nextBase(base), safe, needed };
};

const reasonOfSteal = (live: LiveGame, set: BaseSet): DecisionReason => {
  const { target, chance, ifSafe, ifOut } = stealOutcomes(live, set);
  const stay = battingWinExpectancy(live, live.outs, live.onBase, 0);
  return {
    kind: 'runner',
    runner: live.playerOn(target),
    to: nextBase(target),
    safe: chance,
    needed: breakEven(ifOut, ifSafe, stay),
  };
};

const reasonOfWalk = ({ bat }: LiveGame): DecisionReason => {
  const batter = bat.order[bat.nextPlace] as number;
  const next = bat.order[(bat.nextPlace + 1) % 9] as number;
  const [batterRuns, nextRuns] = [bat.batterTables(batter).runs, bat.batterTables(next).runs];
  return { kind: 'walk', batter, batterRuns, next, nextRuns };
};

type Substitution = Extract<Command, { readonly kind: 'substitute' }>;

const reasonOfSubstitution = (
  { bat, field, batting }: LiveGame,
  { side, playerOut, playerIn }: Substitution,
): DecisionReason => {
  const order = [0, 1, 2].map((ahead) => bat.order[(bat.nextPlace + ahead) % 9] as number);
  const [one, two, three] = order as [number, number, number];
  const isPitcher = playerIn >= FIRST_STARTER && playerIn < FIRST_BENCH;
  if (side !== batting && isPitcher && playerOut === field.pitcher) {
    const tiredBatters = field.tiredBatters();
    const runsOff = (pitcher: number, tired: number): number =>
      expectedRunsOfThree(field.matchups, pitcher, one, two, three, tired);
    const [outRuns, inRuns] = [runsOff(playerOut, tiredBatters), runsOff(playerIn, 0)];
    return { kind: 'reliever', playerOut, outRuns, playerIn, inRuns, tiredBatters };
  }
  if (side !== batting || playerOut !== one || isPitcher) return OTHER;
  const runsOf = (batter: number): number => expectedRuns(field.matchups, field.pitcher, batter);
  const [outRuns, inRuns] = [runsOf(playerOut), runsOf(playerIn)];
  return { kind: 'pinchHitter', playerOut, outRuns, playerIn, inRuns };
};

/** Returns what the chosen action is to be held against: the best, or the second of them. */
export const rivalOf = ({ chosen, others, best }: ValuedDecision): Command =>
  best === chosen.action || others.length === 0 ? (others[0] ?? chosen).action : best;

/**
 * Returns what speaks for and against a decision: of what was done and the best of the rest, by the
 * win expectancy table and the cards.
 */
export const reasonOf = (
  setup: GameSetup,
  decision: ValuedDecision & { readonly state: GameState },
): DecisionReason => {
  const live = liveGame(setup, decision.state);
  const pair = [decision.chosen.action, rivalOf(decision)] as const;
  const [one, other] = pair;
  if (one.kind === 'choose' && other.kind === 'choose' && live.pendingChoice !== null) {
    const sets = [parseBases(one.runnersAdvancing), parseBases(other.runnersAdvancing)] as const;
    return reasonOfSend(live, live.pendingChoice, sets[0] ?? NO_BASES, sets[1] ?? NO_BASES);
  }
  const acting = pair.find(({ kind }) => kind !== 'roll');
  if (acting?.kind === 'steal')
    return reasonOfSteal(live, parseBases(acting.runnersAdvancing) ?? NO_BASES);
  if (acting?.kind === 'walk') return reasonOfWalk(live);
  return acting?.kind === 'substitute' ? reasonOfSubstitution(live, acting) : OTHER;
};
