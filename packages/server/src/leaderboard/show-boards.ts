import type { CardSummary } from '@pennant/contract/cards';
import type { BoardPlayer, Leaderboard } from '@pennant/contract/leaderboard';
import {
  ALL_TIME,
  monthKey,
  monthOf,
  parseMonthCode,
  quarterKey,
  parseQuarterCode,
} from '@pennant/rules/leaderboard/month-and-quarter';
import {
  BATTING_STATS,
  battingValue,
  PITCHING_STATS,
  pitchingValue,
} from '@pennant/rules/leaderboard/board-statistics';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { readBoards, type BattingBoardRow, type PitchingBoardRow } from './board-store.ts';

/** Returns usernames by user id; the account feature provides it. */
export type FindUsernames = (
  queries: Queries,
  userIDs: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

interface BoardRequest {
  readonly findUsernames: FindUsernames;
  readonly now: Date;
}

export const showAllTimeBoards = (
  queries: Queries,
  { findUsernames }: BoardRequest,
): Promise<Leaderboard> => showPeriod(queries, findUsernames, ALL_TIME);

/** Returns the boards of a month ("2605"); refused before the first month and in the future. */
export async function showMonthlyBoards(
  queries: Queries,
  { findUsernames, now, monthYear }: BoardRequest & { readonly monthYear: string },
) {
  const month = parseMonthCode(monthYear, monthOf(now.toISOString()));
  if (month === null) return refuse('no_such_month');
  return showPeriod(queries, findUsernames, monthKey(month));
}

/** Returns the boards of a quarter ("26Q2"); refused before the first quarter and in the future. */
export async function showQuarterlyBoards(
  queries: Queries,
  { findUsernames, now, yearQuarter }: BoardRequest & { readonly yearQuarter: string },
) {
  const quarter = parseQuarterCode(yearQuarter, monthOf(now.toISOString()));
  if (quarter === null) return refuse('no_such_quarter');
  return showPeriod(queries, findUsernames, quarterKey(quarter));
}

export const battingValueOf = (row: BattingBoardRow): number => battingValue(row.stat, row);
export const pitchingValueOf = ({ ip_outs: ipOuts, ...row }: PitchingBoardRow): number =>
  pitchingValue(row.stat, { ipOuts, ...row });

async function showPeriod(
  queries: Queries,
  findUsernames: FindUsernames,
  period: number,
): Promise<Leaderboard> {
  const { batters, pitchers } = await readBoards(queries, period);
  const rows = [...batters, ...pitchers];
  const [cards, usernames] = await Promise.all([
    findCardSummaries(queries, [...new Set(rows.map(({ card_id }) => card_id))]),
    findUsernames(queries, [...new Set(rows.map(({ user_id }) => user_id))]),
  ]);
  const toBoardPlayers = (
    { stat, user_id: userID, card_id: cardID }: BattingBoardRow | PitchingBoardRow,
    figures: Pick<BoardPlayer, 'value' | 'ab' | 'ipOuts'>,
  ): BoardPlayer[] => {
    const username = usernames.get(userID);
    const Card: CardSummary | undefined = cards.get(cardID);
    // The user may have deleted their account between the two queries.
    if (username === undefined || Card === undefined) return [];
    return [{ User: { userID, username }, Card, cardID, ...figures, [stat]: figures.value }];
  };
  return {
    batters: BATTING_STATS.map((stat) => ({
      stat,
      players: batters
        .filter((row) => row.stat === stat)
        .flatMap((row) =>
          toBoardPlayers(row, { value: battingValueOf(row), ab: row.ab, ipOuts: 0 }),
        ),
    })),
    pitchers: PITCHING_STATS.map((stat) => ({
      stat,
      players: pitchers
        .filter((row) => row.stat === stat)
        .flatMap((row) =>
          toBoardPlayers(row, { value: pitchingValueOf(row), ab: 0, ipOuts: row.ip_outs }),
        ),
    })),
  };
}
