import { noteMove, noteRun, type LiveGame } from '../live-game.ts';
import { NOBODY } from '../state.ts';

/**
 * Whether a run is earned (rule 9.16): not of a man who got on by an error, and not once the half would be over had the errors been
 * outs. A relief pitcher has no benefit of errors made before he came in (9.16(i)).
 */
const isEarned = (live: LiveGame, chargedTo: number, onByError: boolean): boolean => {
  if (onByError) return false;
  const { field } = live;
  const missed =
    chargedTo === field.pitcher ? field.missedOuts - field.missedOutsBefore : field.missedOuts;
  return live.outs + missed < 3;
};

const countRun = (live: LiveGame, runner: number, chargedTo: number, earned: boolean): void => {
  const { bat, field, state } = live;
  bat.runs++;
  const inning = bat.inningRuns.length - 1;
  bat.inningRuns[inning] = (bat.inningRuns[inning] as number) + 1;
  live.event.runs++;
  if (chargedTo === field.pitcher) field.pitcherRuns++;
  noteRun(live, runner, chargedTo, earned);
  if (live.canWalkOff && state.home.runs > state.visitors.runs) live.walkedOff = true;
};

export interface RunKind {
  /** Whether the batter drove it in. */
  readonly battedIn: boolean;
  /** An error or a passed ball brought it in: never earned. */
  readonly gift: boolean;
}

export const BATTED_IN: RunKind = { battedIn: true, gift: false };
export const NOT_BATTED_IN: RunKind = { battedIn: false, gift: false };
export const GIFT: RunKind = { battedIn: false, gift: true };

/** The runner on `base` (1 to 3) crosses the plate. The pitcher who put him on answers for the run. */
export const scoreRunner = (live: LiveGame, base: 1 | 2 | 3, kind: RunKind): void => {
  const { state } = live;
  const index = base - 1;
  const runner = state.bases[index] as number;
  const chargedTo = state.chargedTo[index] as number;
  const earned = !kind.gift && isEarned(live, chargedTo, state.onByError[index] as boolean);
  live.onBase &= ~(1 << index);
  state.bases[index] = NOBODY;
  state.chargedTo[index] = NOBODY;
  state.onByError[index] = false;
  noteMove(live, runner, base, 4, false);
  if (kind.battedIn) live.event.rbi++;
  countRun(live, runner, chargedTo, earned);
};

/** The batter himself comes home: a home run. */
export const scoreBatter = (live: LiveGame): void => {
  const { batter, pitcher } = live.event;
  noteMove(live, batter, 0, 4, false);
  live.event.rbi++;
  countRun(live, batter, pitcher, isEarned(live, pitcher, false));
};
