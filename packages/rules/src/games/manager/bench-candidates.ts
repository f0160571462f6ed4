import type { CardPosition } from '../../cards/card.ts';
import { isEligible } from '../../teams/eligibility.ts';
import type { SetupPlayer, SideSetup } from '../setup.ts';
import {
  BATTING_POSITIONS,
  FIRST_BENCH,
  LINEUP_SIZE,
  type BattingPosition,
} from '../lineup-slots.ts';

/** Points of speed by which a bench player must be faster to be a pinch-run candidate. */
const MIN_SPEED_GAIN = 12;

/** What a glove is worth by the hardest position that it plays, and what a point of speed adds. */
const GLOVE: Readonly<Record<CardPosition, number>> = {
  SS: 6,
  CF: 5,
  C: 4,
  '2B': 4,
  '3B': 3,
  RF: 3,
  OF: 3,
  LF: 2,
  '1B': 1,
  DH: 0,
  SP: 0,
  RP: 0,
};
const GLOVE_PER_SPEED_POINT = 0.02;
/** By how much a glove must be better than the one it replaces. */
const MIN_GLOVE_GAIN = 3;

const BENCH = Array.from({ length: LINEUP_SIZE - FIRST_BENCH }, (_, index) => FIRST_BENCH + index);

const mayTake = (position: BattingPosition, player: SetupPlayer | undefined): boolean =>
  isEligible(position, { type: 'Batter', positions: player?.positions ?? [] });

/**
 * Returns, for each position, the bench players who are better than its player by at least
 * `margin`, best first.
 */
const findBetter = (
  players: readonly SetupPlayer[],
  valueOf: (player: SetupPlayer) => number,
  margin: number,
): readonly (readonly number[])[] => {
  const values = players.map((player) => (player.bat === null ? -Infinity : valueOf(player)));
  const valueAt = (index: number): number => values[index] ?? -Infinity;
  return BATTING_POSITIONS.map((_, index) =>
    BENCH.filter((candidate) => valueAt(candidate) >= valueAt(index) + margin).toSorted(
      (one, other) => valueAt(other) - valueAt(one),
    ),
  );
};

/** Returns the players of the bench who bat, the best bat first. */
const findPinchHitters = (players: readonly SetupPlayer[]): readonly number[] => {
  const runsAt = (index: number): number => players[index]?.bat?.runs ?? -Infinity;
  return BENCH.filter((index) => players[index]?.bat != null).toSorted(
    (one, other) => runsAt(other) - runsAt(one),
  );
};

/** Returns, for each position, the bench players who run much faster, fastest first. */
const findPinchRunners = (players: readonly SetupPlayer[]): readonly (readonly number[])[] =>
  findBetter(players, ({ bat }) => bat?.speed ?? 0, MIN_SPEED_GAIN);

/** Returns, for each position, the bench players who may take it: a bit for each lineup index. */
const findBenchFielders = (players: readonly SetupPlayer[]): readonly number[] =>
  BATTING_POSITIONS.map((position) =>
    BENCH.reduce(
      (bits, index) => (mayTake(position, players[index]) ? bits | (1 << index) : bits),
      0,
    ),
  );

const gloveOf = ({ positions, bat }: SetupPlayer): number =>
  Math.max(0, ...positions.map((position) => GLOVE[position])) +
  GLOVE_PER_SPEED_POINT * (bat?.speed ?? 0);

/**
 * Returns, for each position, the bench players with a much better glove, best first: who play a
 * harder position, too, or are faster, may take this one, and bat no better than its player. None
 * for catchers and designated hitters.
 */
const findGloves = (players: readonly SetupPlayer[]): readonly (readonly number[])[] => {
  const runsAt = (index: number): number => players[index]?.bat?.runs ?? 0;
  return findBetter(players, gloveOf, MIN_GLOVE_GAIN).map((better, index) => {
    const position = BATTING_POSITIONS[index] as BattingPosition;
    return position === 'C' || position === 'DH'
      ? []
      : better.filter(
          (candidate) =>
            mayTake(position, players[candidate]) && runsAt(candidate) <= runsAt(index),
        );
  });
};

/** Returns the parts of a side's setup that say what its bench is for. */
export const findBenchCandidates = (
  players: readonly SetupPlayer[],
): Pick<
  SideSetup,
  'pinchHitters' | 'pinchRunners' | 'benchFielders' | 'gloves' | 'betterGloves'
> => {
  const gloves = findGloves(players);
  return {
    pinchHitters: findPinchHitters(players),
    pinchRunners: findPinchRunners(players),
    benchFielders: findBenchFielders(players),
    gloves,
    betterGloves: gloves.flat().reduce((bits, player) => bits | (1 << player), 0),
  };
};
