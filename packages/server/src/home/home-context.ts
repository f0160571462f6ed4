import type { Defence } from '@pennant/contract/challenges';
import type { DailyOfHome } from '@pennant/contract/daily';
import type { FindPerformances } from '../games/best-performances.ts';
import type { FindBoardPlaces } from '../leaderboard/board-places.ts';
import type { Queries } from '../platform/database/database.ts';
import type { TeamWinProbabilities } from '../teams/team-win-probabilities.ts';

/** What the parts of home are read with. */
export interface HomeContext {
  readonly db: Queries;
  /** Finds none while the boards can't be read. */
  readonly findBoardPlaces: FindBoardPlaces;
  readonly findPerformances: FindPerformances;
  readonly winProbabilities: TeamWinProbabilities;
  /** Finds the last games of others against a user's team; none while these can't be read. */
  readonly findDefences: (
    queries: Queries,
    request: { readonly userID: string; readonly limit: number },
  ) => Promise<readonly Defence[]>;
  /** Returns today's game and how far the user is with it; null where none was made. */
  readonly findDaily: (
    queries: Queries,
    request: { readonly userID: string; readonly now: Date },
  ) => Promise<DailyOfHome | null>;
}
