import { BATTING_POSITIONS } from '../lineup-slots.ts';
import { DESIGNED_CHANCE_INDEX, ATTEMPT_RATE_INDEX } from '../baserunning/steal-chances.ts';
import { RESULT_CODE } from '../plate-appearance/result-code.ts';
import type { ManagerHabits, SetupPlayer } from '../setup.ts';

/** The habits of computer teams of no league: those of all eras. */
export const UNKNOWN_HABITS: ManagerHabits = {
  completeGames: null,
  stealAttempts: null,
  intentionalWalks: null,
};

/** Plate appearances of a club in a game; each of the nine has a ninth of them. */
const APPEARANCES = 38;
/** By how much a point of a runner's success at second raises what the manager lets them try. */
const TRIED_PER_SUCCESS = 1.8;
const USUAL_SUCCESS = 0.68;
const LEAST_TRIED = 0.3;

/**
 * How a club's attempts follow from those of the record: a third of the difference to what its nine
 * promise, within bounds. Fitted to the attempts of 46 league-seasons as played.
 */
const SHARE_OF_PROMISED = 0.62;
const SHARE_PER_RECORDED = 0.32;
const LEAST_SHARE = 0.7;
const GREATEST_SHARE = 1.4;

/** Returns the attempts of a game that the nine promise at the rates of their seasons. */
const promisedAttempts = (players: readonly SetupPlayer[]): number => {
  let attempts = 0;
  for (let index = 0; index < BATTING_POSITIONS.length; index++) {
    const bat = players[index]?.bat;
    if (!bat) continue;
    const onFirst = (bat.odds[RESULT_CODE.H1] as number) + (bat.odds[RESULT_CODE.BB] as number);
    const success = bat.stealing[DESIGNED_CHANCE_INDEX + 1] as number;
    const tried = Math.max(LEAST_TRIED, 1 + TRIED_PER_SUCCESS * (success - USUAL_SUCCESS));
    attempts += (bat.stealing[ATTEMPT_RATE_INDEX + 1] as number) * onFirst * tried;
  }
  return (attempts * APPEARANCES) / BATTING_POSITIONS.length;
};

/**
 * Returns how often a club's runners go, as a multiple of their seasons' rates: the reserves of its
 * league, who are not among the nine, ran more or less than they.
 */
export const stealShareOf = (
  players: readonly SetupPlayer[],
  { stealAttempts }: ManagerHabits,
): number => {
  if (stealAttempts === null) return 1;
  const promised = promisedAttempts(players);
  if (promised === 0) return 1;
  const share = SHARE_OF_PROMISED + (SHARE_PER_RECORDED * stealAttempts) / promised;
  return Math.min(GREATEST_SHARE, Math.max(LEAST_SHARE, share));
};
