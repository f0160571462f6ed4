import { isEligible } from '../../teams/eligibility.ts';
import type { SetupPlayer } from '../setup.ts';
import {
  BATTING_POSITIONS,
  FIRST_BENCH,
  LINEUP_SIZE,
  type BattingPosition,
} from '../lineup-slots.ts';

/**
 * Runs per plate appearance by which a bench player must bat better to be a pinch-hit candidate.
 */
const MIN_RUNS_GAIN = 0.02;
/** Points of speed by which a bench player must be faster to be a pinch-run candidate. */
const MIN_SPEED_GAIN = 25;

/**
 * Returns, for each position, the bench players who may take it and are better by at least
 * `margin`, best first.
 */
const findBetter = (
  players: readonly SetupPlayer[],
  valueOf: (player: SetupPlayer) => number,
  margin: number,
): readonly (readonly number[])[] => {
  const values = players.map((player) => (player.bat === null ? -Infinity : valueOf(player)));
  const valueAt = (index: number): number => values[index] ?? -Infinity;
  const bench = Array.from(
    { length: LINEUP_SIZE - FIRST_BENCH },
    (_, offset) => FIRST_BENCH + offset,
  );
  return BATTING_POSITIONS.map((position: BattingPosition, index) =>
    bench
      .filter((candidate) => {
        const card = { type: 'Batter', positions: players[candidate]?.positions ?? [] } as const;
        return valueAt(candidate) >= valueAt(index) + margin && isEligible(position, card);
      })
      .sort((one, other) => valueAt(other) - valueAt(one)),
  );
};

/** Returns, for each position, the bench players who bat better, best first. */
export const findPinchHitters = (players: readonly SetupPlayer[]): readonly (readonly number[])[] =>
  findBetter(players, ({ bat }) => bat?.runs ?? 0, MIN_RUNS_GAIN);

/** Returns, for each position, the bench players who run much faster, fastest first. */
export const findPinchRunners = (players: readonly SetupPlayer[]): readonly (readonly number[])[] =>
  findBetter(players, ({ bat }) => bat?.speed ?? 0, MIN_SPEED_GAIN);
