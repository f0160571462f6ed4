import type { CardPosition } from '@pennant/rules/cards/card';
import { againstPitcher, type ModifierShares } from '../dice/pitcher-effect.ts';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import type { Strength } from './rating-scale.ts';
import { ERROR_RUNS, GAME_APPEARANCES, runsPerAppearance } from './run-values.ts';

/** Plate appearances of a full season: what runs are counted over. */
const FULL_SEASON_APPEARANCES = 650;
const STEAL_RUNS = 0.2;
const CAUGHT_RUNS = 0.4;
const STEAL_SHARE = 0.6;
const RUNS_PER_SPEED = 0.06;
const POSITION_SHARE = 0.5;
/** Games of a full season, and the fielders who share its errors. */
const FULL_SEASON_GAMES = 162;
const FIELDERS = 8;
/** Share of plate appearances that end in an out put in play, over all eras. */
const USUAL_OUTS_IN_PLAY = 0.52;

/** Runs that a season at a place is worth beside the bat; a man of many places counts his dearest. */
const POSITION_RUNS: Readonly<Record<CardPosition, number>> = {
  C: 6,
  SS: 5,
  '2B': 2.5,
  '3B': 1.5,
  CF: 1.5,
  LF: -3,
  RF: -3,
  OF: -3,
  '1B': -5,
  DH: -7,
  SP: 0,
  RP: 0,
};

/** Highest ratings for few plate appearances, in a season of full length. */
const CAPS: readonly { readonly below: number; readonly cap: number }[] = [
  { below: 60, cap: 60 },
  { below: 150, cap: 70 },
  { below: 300, cap: 82 },
  { below: 400, cap: 92 },
];
const HIGHEST = 100;

/** What a batter is worth in a game of cards of all eras: his card's rates against one and the same pitcher. */
export const batterStrength = (
  card: {
    readonly rates: OutcomeRates;
    readonly speed: number;
    readonly steals: { readonly attempts: number; readonly success: number };
    readonly positions: readonly CardPosition[];
    readonly plateAppearances: number;
    /** Chance that an out in play behind him becomes an error. */
    readonly errorRate: number;
  },
  pitcher: ModifierShares,
  seasonLength: number,
): Strength => {
  const runs = FULL_SEASON_APPEARANCES * runsPerAppearance(againstPitcher(card.rates, pitcher));
  const attempts = FULL_SEASON_APPEARANCES * (card.rates.H1 + card.rates.BB) * card.steals.attempts;
  const stealRuns =
    attempts * (STEAL_RUNS * card.steals.success - CAUGHT_RUNS * (1 - card.steals.success));
  const place = Math.max(...card.positions.map((position) => POSITION_RUNS[position]));
  // His side's errors are the mean of its eight fielders', so an era of bare hands costs runs in the field.
  const fields = card.positions.some((position) => position !== 'DH');
  const errorRuns = fields
    ? ((FULL_SEASON_GAMES * GAME_APPEARANCES) / FIELDERS) *
      USUAL_OUTS_IN_PLAY *
      card.errorRate *
      ERROR_RUNS
    : 0;
  const counted = card.plateAppearances / seasonLength;
  return {
    value:
      runs +
      STEAL_SHARE * Math.min(8, Math.max(-4, stealRuns)) +
      RUNS_PER_SPEED * (card.speed - 50) +
      POSITION_SHARE * place -
      errorRuns,
    cap: CAPS.find(({ below }) => counted < below)?.cap ?? HIGHEST,
  };
};
