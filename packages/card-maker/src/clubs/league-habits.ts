import type { ManagerHabits } from '@pennant/rules/games/setup';
import type { PlayerCard } from '@pennant/rules/cards/card';
import { timesOnFirst } from '../leagues/season-stealing.ts';
import type { SeasonRecord } from '../seasons/season-record.ts';

/** Walks on purpose are known from this season on: the first that recorded them. */
const FIRST_INTENTIONAL_WALKS = 1955;

/** Returns the quotient to three digits, as it is stored; null without a sum or a count. */
const share = (sum: number, count: number): number | null =>
  sum > 0 && count > 0 ? Math.round((sum / count) * 1000) / 1000 : null;

/**
 * Returns what the managers of a league did in a season, counted on its cards: a player of two
 * leagues counts for that of their card. Attempts to steal are those at the rates of the cards, so
 * that seasons count which did not record who was caught.
 */
export const leagueHabits = (
  { year, clubs }: SeasonRecord,
  league: string,
  cards: readonly PlayerCard[],
): ManagerHabits => {
  const games = clubs.reduce((sum, club) => sum + (club.league === league ? club.games : 0), 0);
  let starts = 0;
  let completeGames = 0;
  let stealAttempts = 0;
  let walks = 0;
  for (const card of cards) {
    if (card.league !== league) continue;
    if (card.type === 'Pitcher') {
      starts += card.season.GS;
      completeGames += card.season.CG;
    } else {
      stealAttempts += card.stealAttemptRate * timesOnFirst(card.season);
      walks += card.season.IBB ?? 0;
    }
  }
  return {
    completeGames: starts > 0 ? (share(completeGames, starts) ?? 0) : null,
    stealAttempts: share(stealAttempts, games),
    intentionalWalks: year >= FIRST_INTENTIONAL_WALKS ? share(walks, games) : null,
  };
};
