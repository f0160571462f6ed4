import { FIRST_STARTER } from '../lineup-slots.ts';
import { NOBODY, type GameState } from '../state.ts';
import type { Base } from './base-set.ts';

declare const runnerBrand: unique symbol;
declare const runnersBrand: unique symbol;

/**
 * A runner as ten bits: the player (lineup index of the side at bat, 5 bits), the pitcher charged
 * with them (lineup index, counted from the first starter's, 4 bits), and whether they reached base
 * by an error (1 bit). Only this file knows the bits.
 */
export type Runner = number & { readonly [runnerBrand]: true };

/**
 * The runners on base as one whole number: ten bits for each base, first base lowest, zero for an
 * empty base. Everyone moves up by one shift.
 */
export type Runners = number & { readonly [runnersBrand]: true };

const BITS = 10;
const RUNNER = 1023;
const PLAYER = 31;
const PITCHER_SHIFT = 5;
const PITCHER = 15;
const BY_ERROR = 512;

export const NO_RUNNERS = 0 as Runners;

/** Returns a runner; `chargedTo` is the lineup index of a pitcher. */
export const newRunner = (player: number, chargedTo: number, byError: boolean): Runner =>
  (player | ((chargedTo - FIRST_STARTER) << PITCHER_SHIFT) | (byError ? BY_ERROR : 0)) as Runner;

/** Returns the runner with another player in their place. */
export const withPlayer = (runner: Runner, player: number): Runner =>
  ((runner & ~PLAYER) | player) as Runner;

/** Returns the lineup index of a runner. */
export const playerOf = (runner: Runner): number => runner & PLAYER;

/** Returns the lineup index of the pitcher charged with a runner. */
export const chargedToOf = (runner: Runner): number =>
  ((runner >> PITCHER_SHIFT) & PITCHER) + FIRST_STARTER;

export const isOnByError = (runner: Runner): boolean => (runner & BY_ERROR) !== 0;

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

/** Returns every runner so many bases further; none of them may pass third. */
export const moveRunnersUp = (runners: Runners, bases: number): Runners =>
  (runners << (BITS * bases)) as Runners;

/** Returns the runners of a state. */
export const runnersOf = ({ bases, chargedTo, onByError }: GameState): Runners =>
  bases.reduce<Runners>((runners, player, index) => {
    if (player === NOBODY) return runners;
    const runner = newRunner(player, chargedTo[index] as number, onByError[index] === true);
    return withRunner(runners, (index + 1) as Base, runner);
  }, NO_RUNNERS);
