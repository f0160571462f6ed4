import { FIRST_RELIEVER, RELIEVER_COUNT } from '../lineup-slots.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { SetupPlayer, StarterHook, ManagerHabits } from '../setup.ts';
import {
  BATTERS_IN_THE_MIDDLE,
  BATTERS_OF_INNING,
  MAX_BATTERS_TO_BEGIN,
  freeRunsOf,
} from './patience.ts';

/** A hook for bullpens up to this stamina, and the complete games that go with it. */
interface BullpensHook extends StarterHook {
  readonly upTo: number;
  readonly usual: number;
}

/**
 * How long managers stay with a starter, by the stamina of the middle one of their five relievers:
 * where relievers work long, starters finish what they began. `usual` is the share of complete
 * games in the record at which a league's managers do so; where they finished more or fewer, see
 * `LEASH_PER_SHARE`. Tuned on the record's complete games and innings a start, league by league.
 */
const HOOKS: readonly BullpensHook[] = [
  { upTo: 11, usual: 0.023, leash: 3, freeRuns: 0, freeRunsAhead: 0, battersPerRun: 2 },
  { upTo: 13, usual: 0.05, leash: 5, freeRuns: 1, freeRunsAhead: 3, battersPerRun: 8 },
  { upTo: 16, usual: 0.07, leash: 3, freeRuns: 1, freeRunsAhead: 3, battersPerRun: 4 },
  { upTo: 17, usual: 0.246, leash: 13, freeRuns: 1, freeRunsAhead: 1, battersPerRun: 8 },
  { upTo: 19, usual: 0.335, leash: 13, freeRuns: 1, freeRunsAhead: 3, battersPerRun: 8 },
  { upTo: 21, usual: 0.433, leash: 11, freeRuns: 4, freeRunsAhead: 2, battersPerRun: 8 },
  { upTo: 24, usual: 0.468, leash: 17, freeRuns: 2, freeRunsAhead: 3, battersPerRun: 8 },
  { upTo: 27, usual: 0.68, leash: 17, freeRuns: 6, freeRunsAhead: 2, battersPerRun: 8 },
  { upTo: 35, usual: 0.656, leash: 11, freeRuns: 6, freeRunsAhead: 0, battersPerRun: 8 },
  { upTo: 100, usual: 0.824, leash: 17, freeRuns: 6, freeRunsAhead: 0, battersPerRun: 2 },
];

/** Batters, and runs that cost none, that all starts completed beyond the usual share would add. */
const LEASH_PER_SHARE = 12;
const FREE_RUNS_PER_SHARE = 16;
/** The shares beyond the usual one, and short of it, that a bullpen lets managers follow. */
const MOST_BEYOND = 0.1;
const MOST_SHORT = 0.03;

/**
 * Returns how starters are handled who have relievers of these five staminas behind them, by
 * managers of no league: one object for all bullpens that are alike.
 */
export const hookOfBullpen = (staminas: readonly number[]): BullpensHook => {
  const [, , middle = 0] = staminas.toSorted((a, b) => a - b);
  return HOOKS.find(({ upTo }) => middle <= upTo) ?? (HOOKS.at(-1) as BullpensHook);
};

/** Returns a bullpen's hook as the managers of a league have it who completed this share. */
const hookOfLeague = (hook: BullpensHook, completeGames: number): StarterHook => {
  const beyond = Math.min(MOST_BEYOND, Math.max(-MOST_SHORT, completeGames - hook.usual));
  return {
    leash: hook.leash + LEASH_PER_SHARE * beyond,
    freeRuns: hook.freeRuns + FREE_RUNS_PER_SHARE * beyond,
    freeRunsAhead: hook.freeRunsAhead,
    battersPerRun: hook.battersPerRun,
  };
};

/** Returns how a staff's starters are handled; the era shows in its bullpen. */
export const starterHookOf = (
  players: readonly SetupPlayer[],
  { completeGames }: ManagerHabits,
): StarterHook => {
  const hook = hookOfBullpen(
    players
      .slice(FIRST_RELIEVER, FIRST_RELIEVER + RELIEVER_COUNT)
      .map(({ pitch }) => pitch?.stamina ?? 0),
  );
  return completeGames === null ? hook : hookOfLeague(hook, completeGames);
};

/** A lead is worth a try for the win, until so many runs. */
const OUTS_BEFORE_FIFTH = 24;
const OUTS_OF_FIVE = 30;
const TOO_MANY_RUNS = 6;

/** Returns the batters that the runs charged to the starter count for. */
const costOfRuns = ({ field, bat }: LiveGame, lead: number): number => {
  const { starterHook } = field.setup;
  const beyond = field.pitcherRuns - freeRunsOf(starterHook, bat.setup, lead);
  return beyond > 0 ? starterHook.battersPerRun * beyond : 0;
};

/**
 * Whether the starter's day is over: by batters, each run beyond the first few counting as some
 * more of them; a lead and a strong batting order excuse some. Preferably between innings, before
 * the trouble; in the middle of one only if it is long. With a lead a starter tries for the fifth
 * inning, which a win takes.
 */
export const isStarterDone = (live: LiveGame, lead: number, betweenInnings: boolean): boolean => {
  const { battersFaced, pitcherRuns, tiresAt, setup } = live.field;
  const strain = battersFaced + costOfRuns(live, lead);
  const limit = tiresAt + setup.starterHook.leash;
  if (!betweenInnings) return strain + 1 > limit + BATTERS_IN_THE_MIDDLE;
  if (battersFaced > MAX_BATTERS_TO_BEGIN) return true;
  const triesForFifth = lead > 0 && live.ipOuts >= OUTS_BEFORE_FIFTH && live.ipOuts < OUTS_OF_FIVE;
  if (triesForFifth && pitcherRuns < TOO_MANY_RUNS) return false;
  return strain + BATTERS_OF_INNING > limit;
};
