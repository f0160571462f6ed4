import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

const CAREER_COLUMNS = `career.games, career.wins, career.losses, career.saves,
  career.earned_runs, career.moments, career.best_game_id, career.best_wpa, career.best_points`;
const NULL_WITHOUT_GAMES = [
  'games',
  'wins',
  'losses',
  'saves',
  'earned_runs',
  'moments',
  'best_game_id',
  'best_wpa',
  'best_points',
] as const;

export type CareerRow = StatementRow<'cards.read_careers'>;

const READ_CAREERS = statement(
  'cards.read_careers',
  `select inventory.card_id, inventory.ab, inventory.h1, inventory.h2, inventory.h3, inventory.hr,
     inventory.bb, inventory.so, inventory.runs, inventory.rbi, inventory.sb, inventory.cs,
     inventory.ip_outs, ${CAREER_COLUMNS}
   from card_inventory inventory left join card_career career using (user_id, card_id)
   where inventory.user_id = $1 and inventory.card_id = any($2::integer[])`,
  { prepared: true, nullable: NULL_WITHOUT_GAMES },
);

/** Returns the counters and careers of those of a user's cards that they own. */
export const readCareerRows = (queries: Queries, userID: string, cardIDs: readonly number[]) =>
  queries.query(READ_CAREERS, [userID, cardIDs]);

/** A row of `card_career` without its user. */
export interface SavedCareer {
  readonly cardID: number;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly saves: number;
  readonly earnedRuns: number;
  readonly moments: Buffer;
  readonly bestGameID: string | null;
  readonly bestWpa: number | null;
  /** Null but where a program of before has chosen the best game. */
  readonly bestPoints: number | null;
}

const SAVE_CAREERS = statement(
  'cards.save_careers',
  `insert into card_career (user_id, card_id, games, wins, losses, saves, earned_runs, moments,
     best_game_id, best_wpa, best_points)
   select inventory.user_id, inventory.card_id, career.games, wins, losses, saves, earned_runs,
     moments, best_game_id, best_wpa, best_points
   from card_inventory inventory, unnest($2::integer[], $3::integer[], $4::integer[],
       $5::integer[], $6::integer[], $7::integer[], $8::bytea[], $9::uuid[],
       $10::integer[], $11::double precision[])
     as career (card_id, games, wins, losses, saves, earned_runs, moments, best_game_id,
       best_wpa, best_points)
   where inventory.user_id = $1 and inventory.card_id = career.card_id
   on conflict (user_id, card_id) do update set
     games = excluded.games, wins = excluded.wins, losses = excluded.losses,
     saves = excluded.saves, earned_runs = excluded.earned_runs, moments = excluded.moments,
     best_game_id = excluded.best_game_id, best_wpa = excluded.best_wpa,
     best_points = excluded.best_points`,
  { prepared: true, nullable: ['$9', '$10', '$11'] },
);

/** Writes careers of a user's cards over those from before; cards not owned are left out. */
export async function saveCareerRows(
  tx: Transaction,
  userID: string,
  careers: readonly SavedCareer[],
): Promise<void> {
  await tx.query(SAVE_CAREERS, [
    userID,
    careers.map(({ cardID }) => cardID),
    careers.map(({ games }) => games),
    careers.map(({ wins }) => wins),
    careers.map(({ losses }) => losses),
    careers.map(({ saves }) => saves),
    careers.map(({ earnedRuns }) => earnedRuns),
    careers.map(({ moments }) => moments),
    careers.map(({ bestGameID }) => bestGameID),
    careers.map(({ bestWpa }) => bestWpa),
    careers.map(({ bestPoints }) => bestPoints),
  ]);
}

const DELETE_CAREERS = statement(
  'cards.delete_careers',
  'delete from card_career where user_id = $1',
);

/** Deletes the careers of all of a user's cards. */
export async function deleteCareerRows(tx: Transaction, userID: string): Promise<void> {
  await tx.query(DELETE_CAREERS, [userID]);
}

const LIST_CAREERS = statement(
  'cards.list_careers',
  `select card_id, ${CAREER_COLUMNS} from card_career career
   where user_id = $1 order by games desc, card_id limit $2`,
);

/** Returns the careers of a user's cards, those with the most games first. */
export const listCareerRows = (queries: Queries, userID: string, limit: number) =>
  queries.query(LIST_CAREERS, [userID, limit]);
