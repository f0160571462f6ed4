import { orderRelievers } from '../games/manager/choose-reliever.ts';
import { lastInningFrom } from '../games/manager/reliever-leash.ts';
import { FIRST_RELIEVER, RELIEVER_COUNT } from '../games/lineup-slots.ts';
import {
  BATTERS_OF_GAME,
  isPitcher,
  type CardFigures,
  type PitcherFigures,
} from './starter-card-figures.ts';

/** What a staff allows to 100 batters. */
export interface StaffFigures {
  allowed: number;
  onBase: number;
  inPlay: number;
}

/** The same of the average staff of a set by lot: in games that are decided any pitcher does. */
const USUAL_STAFF: StaffFigures = { allowed: 47.6, onBase: 32.2, inPlay: 51.1 };

const INNINGS = 9;
const BATTERS_PER_INNING = BATTERS_OF_GAME / INNINGS;
const OUTS_PER_INNING = 6;
/** The batters of a game before the ninth inning, in which the closer saves a lead. */
const BATTERS_BEFORE_NINTH = Math.round((INNINGS - 1) * BATTERS_PER_INNING);
/** Batters from a moment in the middle of an inning until it is over. */
const REST_OF_INNING = 2.5;
/** Batters that a reliever faces at least. */
const MIN_STAY = 4.8;

/**
 * How often a game is open when the starter has left, and how often it is to be saved then, by the
 * inning: in 36,000 games.
 */
const OPEN = [0.6, 0.7, 0.73, 0.74, 0.8, 0.83, 0.81, 0.72, 0.75];
const TO_BE_SAVED = [0.3, 0.3, 0.3, 0.3, 0.33, 0.36, 0.4, 0.4, 0.57];
/** The lead by which relievers come in an open game. */
const EVEN = 0;

/** Returns a sum over the first so many batters, a fraction of one among them. */
const sumTo = (sums: Float64Array, batters: number): number => {
  const whole = Math.floor(batters);
  const sum = sums[whole]!;
  return sum + (batters - whole) * (sums[whole + 1]! - sum);
};

/** Counts a pitcher's first batters, for a share of games. */
const countBatters = (
  staff: StaffFigures,
  { allowed, onBase, inPlay }: PitcherFigures,
  batters: number,
  share: number,
): void => {
  const part = (100 * share) / BATTERS_OF_GAME;
  staff.allowed += part * sumTo(allowed, batters);
  staff.onBase += part * sumTo(onBase, batters);
  staff.inPlay += part * sumTo(inPlay, batters);
};

/** Counts the usual pitcher's batters. */
const countUsual = (staff: StaffFigures, batters: number, share: number): void => {
  const part = (share * batters) / BATTERS_OF_GAME;
  staff.allowed += part * USUAL_STAFF.allowed;
  staff.onBase += part * USUAL_STAFF.onBase;
  staff.inPlay += part * USUAL_STAFF.inPlay;
};

/**
 * Counts the batters of the relievers who come in after so many of an open game; of those of the
 * ninth inning, the closer faces a share.
 */
const countRelievers = (
  staff: StaffFigures,
  team: readonly CardFigures[],
  after: number,
  open: number,
  saved: number,
): void => {
  let batters = after;
  let used = 0;
  for (let left = RELIEVER_COUNT - 1; batters < BATTERS_OF_GAME && left >= 0; left -= 1) {
    const inning = Math.floor(batters / BATTERS_PER_INNING);
    const order = orderRelievers(OUTS_PER_INNING * inning, EVEN);
    const next = order.find((index) => ((used >> index) & 1) === 0) ?? FIRST_RELIEVER;
    const reliever = team[next];
    if (!isPitcher(reliever)) return;
    used |= 1 << next;
    const last = lastInningFrom(reliever.tiresAt, EVEN, left < INNINGS - 1 - inning);
    const stay = left === 0 ? BATTERS_OF_GAME : Math.max(MIN_STAY, last + REST_OF_INNING);
    const faced = Math.min(stay, BATTERS_OF_GAME - batters);
    const beforeNinth = Math.min(faced, Math.max(0, BATTERS_BEFORE_NINTH - batters));
    countBatters(staff, reliever, faced, open - saved);
    if (beforeNinth > 0) countBatters(staff, reliever, beforeNinth, saved);
    batters += faced;
  }
  const closer = team[FIRST_RELIEVER];
  const ninth = BATTERS_OF_GAME - Math.max(after, BATTERS_BEFORE_NINTH);
  if (isPitcher(closer)) countBatters(staff, closer, ninth, saved);
};

/** Returns what a bullpen allows that comes in after so many batters of a game. */
export const bullpenFigures = (team: readonly CardFigures[], after: number): StaffFigures => {
  const staff = { allowed: 0, onBase: 0, inPlay: 0 };
  const inning = Math.min(INNINGS - 1, Math.floor(after / BATTERS_PER_INNING));
  const open = OPEN[inning]!;
  countRelievers(staff, team, after, open, TO_BE_SAVED[inning]!);
  countUsual(staff, BATTERS_OF_GAME - after, 1 - open);
  return staff;
};
