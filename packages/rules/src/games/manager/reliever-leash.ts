import type { LiveGame } from '../engine/live-game.ts';
import { LOST_LEAD, countRelievers } from './choose-reliever.ts';
import { BATTERS_OF_INNING } from './patience.ts';

/** Tired batters of a long reliever who mops up: before an inning, and in the middle of one. */
const MOP_UP_TIRED = 6;
const MOP_UP_TIRED_IN_INNING = 9;
const INNINGS = 9;

/** Returns how many innings are left, the current one included; 1 from the ninth on. */
const inningsLeft = (half: number): number => Math.max(1, INNINGS - (half >> 1));

/**
 * Returns the batters faced from which on a reliever begins no other inning: one in which fatigue
 * would set in. Where relievers are short and in a lost game they stay on while tired, longer the
 * longer they last.
 */
export const lastInningFrom = (tiresAt: number, lead: number, areShort: boolean): number => {
  if (lead <= LOST_LEAD) return tiresAt + MOP_UP_TIRED - 1;
  return areShort ? tiresAt + (tiresAt >> 1) : tiresAt - BATTERS_OF_INNING;
};

/**
 * Whether a reliever's work is done: before an inning that is one too many, or when one becomes
 * long. Relievers are short where fewer of them than innings are left.
 */
export const isRelieverDone = (
  live: LiveGame,
  lead: number,
  tired: number,
  betweenInnings: boolean,
): boolean => {
  const { field } = live;
  const { tiresAt, battersFaced } = field;
  if (betweenInnings) {
    const areShort = countRelievers(field) < inningsLeft(live.half);
    return battersFaced >= lastInningFrom(tiresAt, lead, areShort);
  }
  return tired > (lead <= LOST_LEAD ? MOP_UP_TIRED_IN_INNING : 2 + (tiresAt >> 1));
};
