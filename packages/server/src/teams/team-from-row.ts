import type { ManagerHabits } from '@pennant/rules/games/setup';
import { computerElo } from '@pennant/rules/leaderboard/elo';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import type { StatementRow } from '../platform/database/statement.ts';

type TeamRow = StatementRow<'teams.find_team'>;
type ComputerTeamRow = StatementRow<'teams.find_computer_team'>;
type LineupRow = NonNullable<TeamRow['slots']>;

/** A slot of a stored lineup. */
export type LineupSlotRow = LineupRow[number];

/** A team with its lineup, in the order of the slots. */
export interface StoredTeam {
  readonly teamID: string;
  /** Null for a computer team. */
  readonly userID: string | null;
  readonly name: string;
  readonly score: number;
  readonly elo: number | null;
  readonly createdAt: Date | null;
  readonly slots: readonly LineupSlotRow[];
  /** What managers did in the league of a computer team; undefined for a user's team. */
  readonly habits?: ManagerHabits;
}

/** A computer team. */
export interface StoredComputerTeam extends StoredTeam {
  readonly userID: null;
  readonly habits: ManagerHabits;
  readonly year: number;
  readonly team: string;
  readonly wins: number;
  readonly losses: number;
}

/** Selects the rows of a lineup as JSON; read as `team_lineup.slots`. */
export const LINEUP_JSON = `json_agg(json_build_object(
  'slot', slot, 'card_id', card_id, 'lineup_order', lineup_order))`;

const sortBySlot = (slots: LineupRow | null): LineupSlotRow[] =>
  (slots ?? []).toSorted((a, b) => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot));

export const toStoredTeam = (row: TeamRow): StoredTeam => ({
  teamID: row.team_id,
  userID: row.user_id,
  name: row.name,
  score: row.score,
  elo: row.elo,
  createdAt: row.created_at,
  slots: sortBySlot(row.slots),
});

export const toStoredComputerTeam = (row: ComputerTeamRow): StoredComputerTeam => ({
  teamID: row.team_id,
  userID: null,
  name: row.name,
  score: row.score,
  elo: computerElo(row.score),
  createdAt: null,
  slots: sortBySlot(row.slots),
  habits: {
    completeGames: row.complete_games,
    stealAttempts: row.steal_attempts,
    intentionalWalks: row.intentional_walks,
  },
  year: row.year,
  team: row.team,
  wins: row.wins,
  losses: row.losses,
});
