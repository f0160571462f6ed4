import { BEFORE_THE_FIRST_PITCH } from '../public/event-view.ts';

const FIRST_AT_BAT = { inning: 1, half: 'top', outs: 0 } as const;

/** What the table shows while nothing of the game is to be seen. */
export const BEFORE_THE_GAME = {
  scores: BEFORE_THE_FIRST_PITCH,
  atBat: FIRST_AT_BAT,
  batterID: null,
  pitcherID: null,
  runnerIDs: [null, null, null],
  event: null,
  isTold: false,
  nextHalf: null,
  thrown: null,
  dice: { batter: null, extra: null, pitcher: null },
  throwKey: null,
  field: { runners: [], moves: [], ball: null, fielder: null, playKey: null },
} as const;
