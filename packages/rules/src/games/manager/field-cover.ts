import type { LiveSide } from '../engine/live-side.ts';
import { FIRST_BENCH } from '../lineup-slots.ts';
import { NOBODY } from '../state.ts';

const BENCH_BITS = 0b11111 << FIRST_BENCH;

/** Returns the bench players who may still enter the game: a bit for each lineup index. */
export const availableBench = (side: LiveSide): number => BENCH_BITS & ~side.usedPlayers;

/** Whether a bench player may take a position (index of `BATTING_POSITIONS`). */
export const mayField = (side: LiveSide, position: number, player: number): boolean =>
  (((side.setup.benchFielders[position] as number) >> player) & 1) === 1;

/**
 * Whether anybody left on the bench may take a position: else nobody comes in there, not even for
 * now.
 */
export const isAnyCover = (side: LiveSide, position: number): boolean =>
  (availableBench(side) & (side.setup.benchFielders[position] as number)) !== 0;

/**
 * Returns the first position from `from` on whose player came in to bat or run and may not field
 * there, -1 if there is none.
 */
export const findOpenPosition = (side: LiveSide, from: number): number => {
  if ((side.usedPlayers & BENCH_BITS) === 0) return -1;
  const { places, setup } = side;
  for (let position = from; position < places.length; position++) {
    const player = places[position] as number;
    const isFromBench = player >= FIRST_BENCH;
    if (isFromBench && (((setup.benchFielders[position] as number) >> player) & 1) === 0) {
      return position;
    }
  }
  return -1;
};

/**
 * Whether these bench players (as bits) can fill all open positions from `from` on, and `another`
 * position (-1 for none), each of them one.
 */
export const canCover = (
  side: LiveSide,
  bench: number,
  another: number,
  from: number = 0,
): boolean => {
  const open = another >= 0 ? another : findOpenPosition(side, from);
  if (open < 0) return true;
  const next = another >= 0 ? from : open + 1;
  let fit = bench & (side.setup.benchFielders[open] as number);
  while (fit !== 0) {
    const player = fit & -fit;
    if (canCover(side, bench & ~player, -1, next)) return true;
    fit &= ~player;
  }
  return false;
};

/**
 * Whether a bench player may take the place of a position for now: to stay in the field, or, on a
 * side that the computer manages to the end, with the others of the bench to fill the field after
 * the half.
 */
export const canEnter = (side: LiveSide, position: number, player: number): boolean => {
  const bench = availableBench(side) & ~(1 << player);
  return mayField(side, position, player)
    ? canCover(side, bench, -1)
    : side.isComputerManaged && canCover(side, bench, position);
};

/**
 * Returns the best bat of these bench players (as bits) who may take a position and leaves no open
 * position from `from` on without a player; -1 for nobody.
 */
export const findCover = (
  side: LiveSide,
  bench: number,
  position: number,
  from: number,
): number => {
  let cover = NOBODY;
  let most = -Infinity;
  for (let player = FIRST_BENCH; player < side.players.length; player++) {
    if (((bench >> player) & 1) === 0 || !mayField(side, position, player)) continue;
    const { runs } = side.batterTables(player);
    if (runs > most && canCover(side, bench & ~(1 << player), -1, from)) {
      cover = player;
      most = runs;
    }
  }
  return cover;
};
