import { FIRST_STARTER, LINEUP_SIZE } from '../lineup-slots.ts';
import { NOBODY, type GameState } from '../state.ts';
import type { Base } from './base-set.ts';

declare const runnerBrand: unique symbol;
declare const runnersBrand: unique symbol;

/**
 * A runner as ten bits: in the lowest two the bases that they owe to errors and passed balls (0 to
 * 2; 3 for a runner who reached base by an error), above them 24 times the pitcher charged with
 * them (lineup index, counted from the first starter's) plus the player (lineup index of the side
 * at bat). Only this file knows the bits.
 */
export type Runner = number & { readonly [runnerBrand]: true };

/**
 * The runners on base as one whole number: ten bits for each base, first base lowest, zero for an
 * empty base. Everyone moves up by one shift.
 */
export type Runners = number & { readonly [runnersBrand]: true };

const BITS = 10;
const RUNNER = 1023;
const OWED = 3;
const BY_ERROR = 3;
/** The owed bases of the runners on all three bases. */
const EVERY_OWED = OWED | (OWED << BITS) | (OWED << (2 * BITS));

export const NO_RUNNERS = 0 as Runners;

/** Returns a runner; `chargedTo` is the lineup index of a pitcher. */
export const newRunner = (player: number, chargedTo: number, byError: boolean): Runner =>
  ((((chargedTo - FIRST_STARTER) * LINEUP_SIZE + player) << 2) |
    (byError ? BY_ERROR : 0)) as Runner;

/** Returns the runner with another player in their place. */
export const withPlayer = (runner: Runner, player: number): Runner =>
  (runner + ((player - playerOf(runner)) << 2)) as Runner;

/** Returns the lineup index of a runner. */
export const playerOf = (runner: Runner): number => (runner >> 2) % LINEUP_SIZE;

/** Returns the lineup index of the pitcher charged with a runner. */
export const chargedToOf = (runner: Runner): number =>
  Math.floor((runner >> 2) / LINEUP_SIZE) + FIRST_STARTER;

/** Whether a runner reached base by an error. */
export const isOnByError = (runner: Runner): boolean => (runner & OWED) === BY_ERROR;

/**
 * Returns how many of their bases a runner owes to errors on other batters and to passed balls: 0
 * to 2; 0 for one who reached base by an error.
 */
export const basesOwedOf = (runner: Runner): number => (isOnByError(runner) ? 0 : runner & OWED);

/** Returns the runner owing so many bases; one who reached base by an error stays as they are. */
export const withBasesOwed = (runner: Runner, bases: number): Runner =>
  (isOnByError(runner) ? runner : (runner & ~OWED) | bases) as Runner;

/** Returns the runner on a base, which must be occupied. */
export const runnerOn = (runners: Runners, base: Base): Runner =>
  ((runners >> (BITS * base - BITS)) & RUNNER) as Runner;

/** Returns the lineup index of the runner on a base, which must be occupied. */
export const playerOn = (runners: Runners, base: Base): number => playerOf(runnerOn(runners, base));

/** Returns the runners with one more, on a base that must be empty. */
export const withRunner = (runners: Runners, base: Base, runner: Runner): Runners =>
  (runners | (runner << (BITS * base - BITS))) as Runners;

/** Returns the runners without the one on a base. */
export const withoutRunner = (runners: Runners, base: Base): Runners =>
  (runners & ~(RUNNER << (BITS * base - BITS))) as Runners;

/** Whether any runner owes a base, or reached base by an error. */
export const isAnyOwing = (runners: Runners): boolean => (runners & EVERY_OWED) !== 0;

/** Returns every runner so many bases further; none of them may pass third. */
export const moveRunnersUp = (runners: Runners, bases: number): Runners =>
  (runners << (BITS * bases)) as Runners;

/** Returns the runners of a state. */
export const runnersOf = ({ bases, chargedTo, onByError, basesOwed }: GameState): Runners =>
  bases.reduce<Runners>((runners, player, index) => {
    if (player === NOBODY) return runners;
    const runner = newRunner(player, chargedTo[index] as number, onByError[index] === true);
    const owing = withBasesOwed(runner, basesOwed[index] ?? 0);
    return withRunner(runners, (index + 1) as Base, owing);
  }, NO_RUNNERS);
