import type { LiveGame } from '../engine/live-game.ts';
import type { LiveSide } from '../engine/live-side.ts';
import { FIRST_RELIEVER, FIRST_STARTER, RELIEVER_COUNT, STARTER_COUNT } from '../lineup-slots.ts';
import { NOBODY } from '../state.ts';
import { expectedRunsOfThree } from './matchup-runs.ts';

const [CLOSER, SET_UP, THIRD, FOURTH, LONG_RELIEVER] = [14, 15, 16, 17, 18] as const;
/** Deficit from which on a game counts as lost: the long reliever mops up. */
export const LOST_LEAD = -4;
/** Lead from which on a game counts as won: the better arms rest. */
const SAFE_LEAD = 5;

/** Who pitches first, by the inning; the closer waits for the save. */
const LONG_RELIEF = [LONG_RELIEVER, FOURTH, THIRD, SET_UP] as const;
const SIXTH_INNING = [FOURTH, THIRD, LONG_RELIEVER, SET_UP] as const;
const SEVENTH_INNING = [THIRD, SET_UP, FOURTH, LONG_RELIEVER] as const;
const LATE_INNINGS = [SET_UP, THIRD, FOURTH, LONG_RELIEVER] as const;
const MOP_UP = [LONG_RELIEVER, FOURTH, THIRD, SET_UP] as const;
const EASY_INNINGS = [FOURTH, LONG_RELIEVER, THIRD, SET_UP] as const;

const OUTS_BEFORE_SIXTH = 30;
const OUTS_BEFORE_SEVENTH = 36;
const OUTS_BEFORE_EIGHTH = 42;
/** Lead, or deficit, up to which a game is close. */
const CLOSE = 2;

/** Whether it is the seventh inning or later of a close game. */
export const isLateAndClose = (ipOuts: number, lead: number): boolean =>
  ipOuts >= OUTS_BEFORE_SEVENTH && lead <= CLOSE && lead >= -CLOSE;

/** Returns the relievers but the closer in the order in which they come at this score. */
export const orderRelievers = (ipOuts: number, lead: number): readonly number[] => {
  if (lead <= LOST_LEAD) return MOP_UP;
  if (ipOuts < OUTS_BEFORE_SIXTH) return LONG_RELIEF;
  if (lead >= SAFE_LEAD) return EASY_INNINGS;
  if (ipOuts < OUTS_BEFORE_SEVENTH) return SIXTH_INNING;
  return ipOuts < OUTS_BEFORE_EIGHTH ? SEVENTH_INNING : LATE_INNINGS;
};

/** Returns the closer if available, else nobody. */
export const findCloser = (field: LiveSide): number =>
  field.isAvailable(CLOSER) ? CLOSER : NOBODY;

/** Returns the reliever but the closer who promises fewest runs of the next three batters. */
const findBestReliever = ({ field, bat, ipOuts }: LiveGame, lead: number): number => {
  const relievers = orderRelievers(ipOuts, lead);
  const { order, nextPlace } = bat;
  const one = order[nextPlace] as number;
  const two = order[(nextPlace + 1) % 9] as number;
  const three = order[(nextPlace + 2) % 9] as number;
  let best = NOBODY;
  let fewest = Infinity;
  for (let index = 0; index < relievers.length; index++) {
    const pitcher = relievers[index] as number;
    if (!field.isAvailable(pitcher)) continue;
    const runs = expectedRunsOfThree(field.matchups, pitcher, one, two, three, 0);
    if (runs >= fewest) continue;
    best = pitcher;
    fewest = runs;
  }
  return best;
};

/**
 * Returns the next reliever, the closer left out: late in a close game the best against the next
 * three batters, else by inning and lead; nobody if none is left.
 */
export const findReliever = (live: LiveGame, lead: number): number => {
  const { field, ipOuts } = live;
  if (isLateAndClose(ipOuts, lead)) return findBestReliever(live, lead);
  const relievers = orderRelievers(ipOuts, lead);
  for (let index = 0; index < relievers.length; index++) {
    const pitcher = relievers[index] as number;
    if (field.isAvailable(pitcher)) return pitcher;
  }
  return NOBODY;
};

/** Returns whoever is left of bullpen and rotation; nobody if all have pitched. */
export const findAnyPitcher = (live: LiveGame, lead: number): number => {
  const { field } = live;
  const reliever = findReliever(live, lead);
  if (reliever !== NOBODY) return reliever;
  if (field.isAvailable(CLOSER)) return CLOSER;
  for (let pitcher = FIRST_STARTER + STARTER_COUNT - 1; pitcher >= FIRST_STARTER; pitcher--) {
    if (field.isAvailable(pitcher)) return pitcher;
  }
  return NOBODY;
};

/** Returns how many of the bullpen are left. */
export const countRelievers = (field: LiveSide): number => {
  let left = 0;
  for (let pitcher = FIRST_RELIEVER; pitcher < FIRST_RELIEVER + RELIEVER_COUNT; pitcher++) {
    if (field.isAvailable(pitcher)) left++;
  }
  return left;
};
