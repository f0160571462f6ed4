import type { SideOrders } from '@pennant/rules/games/standing-orders';
import type { LineupSlotRow, StoredTeam } from '../teams/team-from-row.ts';

/** A copy of a team, as it plays all games of a cup. */
export interface CupTeam {
  readonly teamID: string;
  /** Null for a computer club, and once the user has left. */
  readonly userID: string | null;
  readonly name: string;
  readonly score: number;
  readonly slots: readonly LineupSlotRow[];
  readonly habits?: StoredTeam['habits'];
}

/** What the computer manager is told where a user has told it nothing. */
export const USUAL_SIDE_ORDERS: SideOrders = { hook: 'usual', steals: 'usual' };

/** Returns the copy of a team for a cup. */
export const copyForCup = ({
  teamID,
  userID,
  name,
  score,
  slots,
  habits,
}: StoredTeam): CupTeam => ({
  teamID,
  userID,
  name,
  score,
  slots,
  ...(habits === undefined ? {} : { habits }),
});

/** Returns the team of a copy. */
export const toStoredTeamOfCup = ({ habits, ...team }: CupTeam): StoredTeam => ({
  ...team,
  ...(habits === undefined ? {} : { habits }),
  elo: null,
  createdAt: null,
});
