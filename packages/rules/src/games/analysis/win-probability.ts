import { winExpectancy } from './win-expectancy.ts';
import { NOBODY } from '../state.ts';

/** The situation of a game after an event, as recorded in its events. */
export interface GameMoment {
  /** Outs of the whole game after the event. */
  readonly ipOuts: number;
  readonly homeScore: number;
  readonly visitingScore: number;
  /** Whether a runner is on first, second and third after the event; none once a half is over. */
  readonly onBase: readonly [boolean, boolean, boolean];
}

/** The change of the win probability by an event, in shares of 1. */
export interface WinProbabilityStep {
  /**
   * The home side's win probability after the event: exactly 0 or 1 after the last event of a game
   * that was played out.
   */
  readonly home: number;
  /**
   * How much the event moved the home side's win probability. The swings of a game sum to its end
   * less its start.
   */
  readonly homeSwing: number;
  /** The same for the side that batted in the event. */
  readonly battingSwing: number;
}

export interface WinProbabilityLine {
  /** The home side's win probability before the first pitch. */
  readonly start: number;
  /** One for each event, oldest first. */
  readonly steps: readonly WinProbabilityStep[];
}

const BEFORE_THE_FIRST_PITCH: GameMoment = {
  ipOuts: 0,
  homeScore: 0,
  visitingScore: 0,
  onBase: [false, false, false],
};

const homeWinProbability = (
  { ipOuts, homeScore, visitingScore, onBase }: GameMoment,
  final: boolean,
): number =>
  winExpectancy(
    {
      ipOuts,
      home: { runs: homeScore },
      visitors: { runs: visitingScore },
      // It makes no difference who the runners are.
      bases: onBase.map((taken) => (taken ? 1 : NOBODY)),
      final,
    },
    'home',
  );

/**
 * Returns the win probability line of a game: the home side's win probability after each of its
 * events (`moments`, oldest first), between two sides of the same strength, from the win expectancy
 * table that the computer manager uses. `playedOut` says that the last event decided the game; the
 * line of a game in progress, or given up, ends where it stood.
 */
export const winProbabilityLine = (
  moments: readonly GameMoment[],
  { playedOut }: { readonly playedOut: boolean },
): WinProbabilityLine => {
  const start = homeWinProbability(BEFORE_THE_FIRST_PITCH, false);
  let before = start;
  let outsBefore = 0;
  const steps = moments.map((moment, index) => {
    const home = homeWinProbability(moment, playedOut && index === moments.length - 1);
    const homeSwing = home - before;
    const homeBatted = Math.floor(outsBefore / 3) % 2 === 1;
    before = home;
    outsBefore = moment.ipOuts;
    // No swing is 0, never -0.
    return { home, homeSwing, battingSwing: homeBatted ? homeSwing : 0 - homeSwing };
  });
  return { start, steps };
};

/**
 * Returns the indices in `steps` of the events that moved the win probability the most: the
 * greatest first, of equal ones the earlier first.
 */
export const biggestSwings = (steps: readonly WinProbabilityStep[], howMany: number): number[] =>
  steps
    .map(({ homeSwing }, index) => ({ index, size: Math.abs(homeSwing) }))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => other.size - one.size || one.index - other.index)
    .slice(0, howMany)
    .map(({ index }) => index);
