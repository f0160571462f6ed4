import { FIRST_RELIEVER, RELIEVER_COUNT } from '../games/lineup-slots.ts';
import { BATTERS_OF_GAME, type CardFigures } from './starter-card-figures.ts';

/** The batters faced by a pitcher who has tired. */
const FACED_WHEN_TIRED = 2;
/** Batters at the end of a game that the best reliever may face, and how often that happens. */
const BATTERS_OF_CLOSER = 4;
const CLOSER_CHANCE = 0.5;
/** After so many batters more the manager looks again at a tired pitcher who stayed. */
const BATTERS_UNTIL_LOOKED_AT = 3;
/**
 * Relievers by their index in the bullpen, in the order in which they come in, and how often; the
 * last ones pitch when a game is nearly lost, and then nothing is left to save.
 */
const BULLPEN_ORDERS = [
  { order: [1, 2, 3, 4, 0], chance: 0.88, closerChance: CLOSER_CHANCE },
  { order: [4, 3, 2, 1, 0], chance: 0.12, closerChance: 0 },
] as const;

/** Returns the runs of a pitcher's first batters, against average ones. */
export const runsOf = (pitcher: CardFigures | undefined, batters: number): number =>
  pitcher?.type === 'Pitcher' ? (pitcher.runs[batters] ?? 0) : 0;

/** Returns how many batters a pitcher faces before tiring. */
const restedFor = (pitcher: CardFigures | undefined): number =>
  pitcher?.type === 'Pitcher' ? pitcher.rested : 0;

/** A pitcher on the mound: how many batters they have faced, and when they are looked at again. */
interface Mound {
  pitcher: CardFigures | undefined;
  faced: number;
  until: number;
  /** How many relievers have come in. */
  relieved: number;
}

/** What a staff allows to 100 batters. */
export interface StaffFigures {
  allowed: number;
  onBase: number;
  inPlay: number;
}

/** Counts a pitcher's batters, from the `from`th to before the `to`th, for a share of games. */
const countBatters = (
  staff: StaffFigures,
  pitcher: CardFigures | undefined,
  from: number,
  to: number,
  share: number,
): void => {
  if (pitcher?.type !== 'Pitcher') return;
  const part = (100 * share) / BATTERS_OF_GAME;
  staff.allowed += part * (pitcher.allowed[to]! - pitcher.allowed[from]!);
  staff.onBase += part * (pitcher.onBase[to]! - pitcher.onBase[from]!);
  staff.inPlay += part * (pitcher.inPlay[to]! - pitcher.inPlay[from]!);
};

/** Counts the next batters of a game, the manager bringing in relievers in this order. */
const playBatters = (
  staff: StaffFigures,
  team: readonly CardFigures[],
  order: readonly number[],
  mound: Mound,
  batters: number,
  share: number,
): void => {
  let left = batters;
  for (;;) {
    const stays = Math.min(left, mound.until - mound.faced);
    countBatters(staff, mound.pitcher, mound.faced, mound.faced + stays, share);
    mound.faced += stays;
    left -= stays;
    if (left === 0) return;
    const next = team[FIRST_RELIEVER + (order[mound.relieved] ?? 0)];
    const nextBatter = runsOf(mound.pitcher, mound.faced + 1) - runsOf(mound.pitcher, mound.faced);
    // A tired pitcher who is better than the next reliever stays.
    if (mound.relieved < order.length && runsOf(next, 1) < nextBatter) {
      mound.pitcher = next;
      mound.faced = 0;
      mound.until = restedFor(next) + FACED_WHEN_TIRED;
      mound.relieved += 1;
    } else {
      mound.until += BATTERS_UNTIL_LOOKED_AT;
    }
  }
};

/** Counts what a staff allows in a game that this pitcher starts. */
export const countGame = (
  staff: StaffFigures,
  team: readonly CardFigures[],
  starter: CardFigures | undefined,
  share: number,
): void => {
  const rested = restedFor(starter);
  let bullpen = 0;
  for (let index = 0; index < RELIEVER_COUNT; index += 1) {
    bullpen += restedFor(team[FIRST_RELIEVER + index]);
  }
  // A bullpen that can finish the game relieves a starter at the first sign.
  const until =
    bullpen >= BATTERS_OF_GAME - rested
      ? rested
      : Math.min(BATTERS_OF_GAME, rested + FACED_WHEN_TIRED);
  for (const { order, chance, closerChance } of BULLPEN_ORDERS) {
    const mound = { pitcher: starter, faced: 0, until, relieved: 0 };
    const before = BATTERS_OF_GAME - BATTERS_OF_CLOSER;
    playBatters(staff, team, order, mound, before, share * chance);
    // A starter who is fresh goes on in the ninth.
    const isFresh = mound.relieved === 0 && mound.faced < mound.until;
    const closed = isFresh ? 0 : closerChance;
    countBatters(staff, team[FIRST_RELIEVER], 0, BATTERS_OF_CLOSER, share * chance * closed);
    playBatters(staff, team, order, mound, BATTERS_OF_CLOSER, share * chance * (1 - closed));
  }
};
