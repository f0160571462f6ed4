import type { CardSummary } from '@pennant/contract/cards';
import type { BoardPlayer, Leaderboard } from '@pennant/contract/leaderboard';
import {
  ALL_TIME,
  monthKey,
  monthOf,
  monthOfCode,
  quarterKey,
  quarterOfCode,
} from '@pennant/rules/leaderboard/period';
import {
  BATTING_STATS,
  battingValue,
  PITCHING_STATS,
  pitchingValue,
} from '@pennant/rules/leaderboard/statistics';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { readBoards, type BattingPlace, type PitchingPlace } from './boards-store.ts';

/** How these users are called, by id; the account feature provides it. */
export type FindUsernames = (
  queries: Queries,
  userIDs: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

interface Asked {
  readonly findUsernames: FindUsernames;
  readonly now: Date;
}

export const showAllTime = (queries: Queries, { findUsernames }: Asked): Promise<Leaderboard> =>
  showPeriod(queries, findUsernames, ALL_TIME);

/** The boards of a month as addresses have it; of none before the first, nor of one to come. */
export async function showMonth(
  queries: Queries,
  { findUsernames, now, monthYear }: Asked & { readonly monthYear: string },
) {
  const month = monthOfCode(monthYear, monthOf(now.toISOString()));
  if (month === null) return refuse('no_such_month');
  return showPeriod(queries, findUsernames, monthKey(month));
}

/** The same for a quarter. */
export async function showQuarter(
  queries: Queries,
  { findUsernames, now, yearQuarter }: Asked & { readonly yearQuarter: string },
) {
  const quarter = quarterOfCode(yearQuarter, monthOf(now.toISOString()));
  if (quarter === null) return refuse('no_such_quarter');
  return showPeriod(queries, findUsernames, quarterKey(quarter));
}

export const battingValueAt = (place: BattingPlace): number => battingValue(place.stat, place);
export const pitchingValueAt = ({ ip_outs: ipOuts, ...place }: PitchingPlace): number =>
  pitchingValue(place.stat, { ipOuts, ...place });

async function showPeriod(
  queries: Queries,
  findUsernames: FindUsernames,
  period: number,
): Promise<Leaderboard> {
  const { batters, pitchers } = await readBoards(queries, period);
  const places = [...batters, ...pitchers];
  const [cards, usernames] = await Promise.all([
    findCardSummaries(queries, [...new Set(places.map(({ card_id }) => card_id))]),
    findUsernames(queries, [...new Set(places.map(({ user_id }) => user_id))]),
  ]);
  const player = (
    { stat, user_id: userID, card_id: cardID }: BattingPlace | PitchingPlace,
    figures: Pick<BoardPlayer, 'value' | 'ab' | 'ipOuts'>,
  ): BoardPlayer[] => {
    const username = usernames.get(userID);
    const Card: CardSummary | undefined = cards.get(cardID);
    // He may have left between the two questions.
    if (username === undefined || Card === undefined) return [];
    return [{ User: { userID, username }, Card, cardID, ...figures, [stat]: figures.value }];
  };
  return {
    batters: BATTING_STATS.map((stat) => ({
      stat,
      players: batters
        .filter((place) => place.stat === stat)
        .flatMap((place) =>
          player(place, { value: battingValueAt(place), ab: place.ab, ipOuts: 0 }),
        ),
    })),
    pitchers: PITCHING_STATS.map((stat) => ({
      stat,
      players: pitchers
        .filter((place) => place.stat === stat)
        .flatMap((place) =>
          player(place, { value: pitchingValueAt(place), ab: 0, ipOuts: place.ip_outs }),
        ),
    })),
  };
}
