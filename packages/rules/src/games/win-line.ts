import { winProbability } from './manager/win-expectancy.ts';
import { NOBODY } from './state.ts';

/** How a game stands after an event, as its events tell it. */
export interface Moment {
  /** All outs of the game after it. */
  readonly ipOuts: number;
  readonly homeScore: number;
  readonly visitingScore: number;
  /** Whether a runner stands on first, second and third after it; nobody does once a half is over. */
  readonly onBase: readonly [boolean, boolean, boolean];
}

/** What an event did to the chance to win, in shares of 1. */
export interface WinStep {
  /** The home side's chance after it: exactly 0 or 1 after the last event of a game that was played out. */
  readonly home: number;
  /** How much the event moved the home side's chance. The swings of a game add up to its end less its start. */
  readonly homeSwing: number;
  /** The same for the side that batted in it. */
  readonly battingSwing: number;
}

export interface WinLine {
  /** The home side's chance before the first pitch. */
  readonly start: number;
  /** One for each event, oldest first. */
  readonly steps: readonly WinStep[];
}

const BEFORE_THE_FIRST_PITCH: Moment = {
  ipOuts: 0,
  homeScore: 0,
  visitingScore: 0,
  onBase: [false, false, false],
};

const homeWins = ({ ipOuts, homeScore, visitingScore, onBase }: Moment, final: boolean): number =>
  winProbability(
    {
      ipOuts,
      home: { runs: homeScore },
      visitors: { runs: visitingScore },
      // Who the runners are makes no difference.
      bases: onBase.map((taken) => (taken ? 1 : NOBODY)),
      final,
    },
    'home',
  );

/**
 * The win probability line of a game: the home side's chance to win after each of its events (`moments`, oldest first), taken from
 * the tables by which the computer manages, between two sides of the same strength. `playedOut` tells that the last event
 * decided the game; a game under way, or given up, has a line that ends where it stood.
 */
export const winLine = (
  moments: readonly Moment[],
  { playedOut }: { readonly playedOut: boolean },
): WinLine => {
  const start = homeWins(BEFORE_THE_FIRST_PITCH, false);
  let before = start;
  let outsBefore = 0;
  const steps = moments.map((moment, at) => {
    const home = homeWins(moment, playedOut && at === moments.length - 1);
    const homeSwing = home - before;
    const homeBatted = Math.floor(outsBefore / 3) % 2 === 1;
    before = home;
    outsBefore = moment.ipOuts;
    // No swing is 0, never -0.
    return { home, homeSwing, battingSwing: homeBatted ? homeSwing : 0 - homeSwing };
  });
  return { start, steps };
};

/** Which events moved the chance to win the most, as places in `steps`: the greatest first, of equal ones the earlier first. */
export const biggestSwings = (steps: readonly WinStep[], howMany: number): number[] =>
  steps
    .map(({ homeSwing }, at) => ({ at, size: Math.abs(homeSwing) }))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => other.size - one.size || one.at - other.at)
    .slice(0, howMany)
    .map(({ at }) => at);
