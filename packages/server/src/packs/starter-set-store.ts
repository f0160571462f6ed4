import { starterYears } from '@pennant/rules/packs/starter-set';
import type { STARTER_STRENGTH } from '@pennant/rules/packs/starter-strength';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

const COLUMNS = `granted_at, year, team, is_chosen, kept_card_id, exchanges, team_id, team_name`;

export type StarterSetRow = StatementRow<'packs.find_starter_set'>;

const FIND_STARTER_SET = statement(
  'packs.find_starter_set',
  `select ${COLUMNS} from starter_set where user_id = $1`,
);

export async function findStarterSet(
  queries: Queries,
  userID: string,
): Promise<StarterSetRow | undefined> {
  const [row] = await queries.query(FIND_STARTER_SET, [userID]);
  return row;
}

const LOCK_STARTER_SET = statement('packs.lock_starter_set', `${FIND_STARTER_SET.text} for update`);

/** Returns a user's starter set, locked until the transaction ends. */
export async function lockStarterSet(
  tx: Transaction,
  userID: string,
): Promise<StarterSetRow | undefined> {
  const [row] = await tx.query(LOCK_STARTER_SET, [userID]);
  return row;
}

export interface SavedStarterSet {
  readonly userID: string;
  readonly year: number;
  /** Null where it comes from the whole season. */
  readonly team: string | null;
  readonly isChosen: boolean;
}

const ADD_STARTER_SET = statement(
  'packs.add_starter_set',
  `insert into starter_set (user_id, granted_at, year, team, is_chosen, kept_card_id)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning user_id`,
  { nullable: ['$4', '$6'] },
);

/** Records that a user has their starter set. Returns false if they had it already. */
export const saveStarterSet = async (
  tx: Transaction,
  set: SavedStarterSet & { readonly keptCardID: number | null },
  now: Date,
): Promise<boolean> => {
  const { userID, year, team, isChosen, keptCardID } = set;
  const rows = await tx.query(ADD_STARTER_SET, [userID, now, year, team, isChosen, keptCardID]);
  return rows.length === 1;
};

const EXCHANGE_STARTER_SET = statement(
  'packs.exchange_starter_set',
  `update starter_set set year = $2, team = $3, is_chosen = $4, exchanges = exchanges + 1
   where user_id = $1`,
  { nullable: ['$3'] },
);

/** Records that a starter set was exchanged for another. */
export async function saveExchange(tx: Transaction, set: SavedStarterSet): Promise<void> {
  await tx.query(EXCHANGE_STARTER_SET, [set.userID, set.year, set.team, set.isChosen]);
}

const SAVE_STARTER_TEAM = statement(
  'packs.save_starter_team',
  'update starter_set set team_id = $2, team_name = $3 where user_id = $1',
);

/** Records the team that was made of a starter set, and the name that it was given. */
export async function saveStarterTeam(
  tx: Transaction,
  userID: string,
  team: { readonly teamID: string; readonly name: string },
): Promise<void> {
  await tx.query(SAVE_STARTER_TEAM, [userID, team.teamID, team.name]);
}

const HAS_TOUCHED_PACKS = statement(
  'packs.has_touched_packs',
  `select exists (select from pack_inventory where user_id = $1 and bought > 0)
     or exists (select from pack_draw where user_id = $1) as touched`,
  { notNull: ['touched'] },
);

/** Returns whether a user ever bought or opened a pack. */
export async function hasBoughtOrOpenedPacks(queries: Queries, userID: string): Promise<boolean> {
  const [row] = await queries.query(HAS_TOUCHED_PACKS, [userID]);
  return row?.touched ?? false;
}

const READ_BASE_YEARS = statement(
  'packs.read_base_years',
  'select year from series where is_active and series_id = year order by year',
  { notNull: ['year'] },
);

/** Returns the years whose base series is active: those that a user may choose. */
export const readBaseYears = async (queries: Queries): Promise<number[]> =>
  (await queries.query(READ_BASE_YEARS)).map(({ year }) => year);

/** Returns the years from which starter sets are drawn by lot. */
export const readStarterYears = async (queries: Queries): Promise<number[]> => [
  ...starterYears(await readBaseYears(queries)),
];

const READ_HISTORY = statement(
  'packs.read_history',
  'select history, history_version from catalogue',
);

/** Returns by which scale of `STARTER_STRENGTH` the strength of the cards is worked out. */
export async function readStrengthScale(queries: Queries): Promise<keyof typeof STARTER_STRENGTH> {
  const [row] = await queries.query(READ_HISTORY);
  if (row?.history !== 'invented') return 'record';
  return row.history_version === 1 ? 'firstInvented' : 'invented';
}
