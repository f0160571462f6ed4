import { BATTER_FIELDS, PITCHER_FIELDS } from '@pennant/rules/cards/dice-fields';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, statements, type StatementRow } from '../platform/database/statement.ts';
import { SUMMARY_COLUMNS } from './card-row.ts';

/** The columns of `card` that an admin's form sets. */
const COLUMNS = [
  'series_id',
  'name',
  'year',
  'type',
  'league',
  'teams',
  'club_name',
  'rating',
  'positions',
  'bats',
  'throws',
  'speed',
  'steal_attempt_rate',
  'steal_success_rate',
  'error_rate',
  'stamina',
  'season',
  ...BATTER_FIELDS,
  ...PITCHER_FIELDS,
] as const;
const COLUMN_LIST = COLUMNS.join(', ');

/** The column values of a custom card; missing columns are null. */
export type CustomCardRow = Readonly<Partial<Record<(typeof COLUMNS)[number], unknown>>>;

const ADD_CUSTOM_CARD = statement(
  'cards.add_custom_card',
  `with made as (select nextval('custom_card_id')::integer as id)
   insert into card (card_id, player_id, custom_by, ${COLUMN_LIST})
   select id, 'custom-' || id, $2, ${COLUMN_LIST}
   from made, jsonb_populate_record(null::card, $1) as form returning card_id`,
);

/** Inserts a custom card. Returns its id. */
export async function addCustomCard(
  tx: Transaction,
  row: CustomCardRow,
  adminID: string,
): Promise<number> {
  const [made] = await tx.query(ADD_CUSTOM_CARD, [JSON.stringify(row), adminID]);
  if (made === undefined) throw new Error('a custom card was not added');
  return made.card_id;
}

const SAVE_CUSTOM_CARD = statement(
  'cards.save_custom_card',
  `update card set (${COLUMN_LIST}) =
     (select ${COLUMN_LIST} from jsonb_populate_record(null::card, $1) as form)
   where card_id = $2`,
);

export async function saveCustomCard(
  tx: Transaction,
  cardID: number,
  row: CustomCardRow,
): Promise<void> {
  await tx.query(SAVE_CUSTOM_CARD, [JSON.stringify(row), cardID]);
}

export type CustomCardFacts = StatementRow<'cards.find_custom_card_facts'>;

const CUSTOM_CARD_FACTS = `select steal_attempt_rate, steal_success_rate, error_rate from card
  where card_id = $1 and custom_by is not null`;
const FIND_CUSTOM_CARD_FACTS = statements('cards.find_custom_card_facts', {
  unlocked: CUSTOM_CARD_FACTS,
  locked: `${CUSTOM_CARD_FACTS} for update`,
});

/**
 * Returns the fields of a custom card that only the simulation uses; undefined if the card does not
 * exist or is not custom. Locks the row if `lock` is `locked`.
 */
export async function findCustomCardFacts(
  queries: Queries,
  cardID: number,
  lock: keyof typeof FIND_CUSTOM_CARD_FACTS = 'unlocked',
): Promise<CustomCardFacts | undefined> {
  const [row] = await queries.query(FIND_CUSTOM_CARD_FACTS[lock], [cardID]);
  return row;
}

const READ_CUSTOM_CARDS = statement(
  'cards.read_custom_cards',
  `select ${SUMMARY_COLUMNS} from card
   where custom_by is not null and ($1::integer is null or card_id < $1)
   order by card_id desc limit $2`,
  { nullable: ['$1'] },
);

/** Returns a page of the custom cards, newest first, older than the card `after`. */
export const readCustomCards = (
  queries: Queries,
  { after, limit }: { readonly after?: number | undefined; readonly limit: number },
) => queries.query(READ_CUSTOM_CARDS, [after ?? null, limit]);
