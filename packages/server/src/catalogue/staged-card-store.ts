import type { CardGeneration } from '@pennant/contract/card-generation';
import type { Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { buildInsertStatement } from './bulk-insert.ts';
import { CARD_COLUMNS, SERIES_CARD_COLUMNS } from './bulk-insert-columns.ts';
import type { SeasonRows } from './season-rows.ts';

/** The columns of a card that are compared: all but its id, its series and its player. */
const COMPARED_COLUMNS = CARD_COLUMNS.map(({ name }) => name).filter(
  (name) => name !== 'card_id' && name !== 'series_id' && name !== 'player_id',
);
const comparedColumnsOf = (table: string) =>
  `(${COMPARED_COLUMNS.map((name) => `${table}.${name}`).join(', ')})`;

const CREATE_STAGED_CARDS = statement(
  'catalogue.create_staged_cards',
  'create temporary table made_card (like card) on commit drop',
);
const CREATE_STAGED_MEMBERS = statement(
  'catalogue.create_staged_members',
  'create temporary table made_member (like series_card) on commit drop',
);
const STAGED = [CREATE_STAGED_CARDS, CREATE_STAGED_MEMBERS];

/** Creates temporary staging tables for generated cards, dropped at the end of the transaction. */
export const createStagingTables = async (tx: Transaction): Promise<void> => {
  for (const create of STAGED) await tx.query(create);
};

const STAGE_CARDS = statement(
  'catalogue.stage_cards',
  buildInsertStatement('made_card', CARD_COLUMNS),
  { after: STAGED },
);
const STAGE_MEMBERS = statement(
  'catalogue.stage_members',
  buildInsertStatement('made_member', SERIES_CARD_COLUMNS),
  { after: STAGED },
);
const UNSTAGE_OTHERS = statement(
  'catalogue.unstage_others',
  `delete from made_card where series_id is null or ($1::integer is not null and not exists (
     select from made_member member
     where member.card_id = made_card.card_id and member.series_id = $1))`,
  { after: STAGED, nullable: ['$1'] },
);

/**
 * Puts a season's cards into the staging tables: of a series only its members, no replacement
 * players.
 */
export const stageSeason = async (
  tx: Transaction,
  rows: SeasonRows,
  seriesID: number | null,
): Promise<void> => {
  await tx.query(STAGE_CARDS, [rows.card]);
  await tx.query(STAGE_MEMBERS, [rows.seriesCard]);
  await tx.query(UNSTAGE_OTHERS, [seriesID]);
};

const INDEX_STAGED = statement(
  'catalogue.index_staged',
  'create index on made_card (player_id, year, type)',
  { after: STAGED },
);
const ANALYZE_STAGED = statement('catalogue.analyze_staged', 'analyze made_card', {
  after: STAGED,
});
const MATCH_STAGED = statement(
  'catalogue.match_staged',
  `create temporary table matched on commit drop as
   select made.card_id as made_id, known.card_id as known_id, known.rating as rating_before,
     known.card_id is not null
       and ${comparedColumnsOf('known')} is distinct from ${comparedColumnsOf('made')} as differs
   from made_card made left join card known
     on known.year = made.year and known.player_id = made.player_id and known.type = made.type
     and known.custom_by is null and known.series_id is not null`,
  { after: STAGED, nullable: [] },
);
const ADD_NEW_IDS = statement(
  'catalogue.add_new_ids',
  'alter table matched add column new_id integer',
  { after: [...STAGED, MATCH_STAGED] },
);
const MATCHED = [...STAGED, MATCH_STAGED, ADD_NEW_IDS];
// On a cluster of servers a change of a temporary table can't read a table of the program.
const READ_TAKEN_IDS = statement(
  'catalogue.read_taken_ids',
  `create temporary table taken on commit drop as
   select card_id from card where card_id between (select min(year) * 10000 from made_card)
     and (select max(year) * 10000 + 9999 from made_card)`,
  { after: STAGED },
);
const IDS_READ = [...MATCHED, READ_TAKEN_IDS];
const KEEP_FREE_IDS = statement(
  'catalogue.keep_free_ids',
  `update matched set new_id = made_id
   where known_id is null and not exists (select from taken where card_id = matched.made_id)`,
  { after: IDS_READ },
);
const GIVE_NEXT_IDS = statement(
  'catalogue.give_next_ids',
  `update matched set new_id = next.id from (
     select made.card_id as made_id,
       (select greatest(max(card_id),
            made.year * 10000 + case made.type when 'Pitcher' then 5000 else 0 end)
        from (select card_id from taken
              union all select new_id from matched where new_id is not null) used
        where card_id between made.year * 10000 + case made.type when 'Pitcher' then 5001 else 1 end
          and made.year * 10000 + case made.type when 'Pitcher' then 9000 else 5000 end)
       + row_number() over (partition by made.year, made.type order by made.card_id) as id
     from made_card made join matched on matched.made_id = made.card_id
     where known_id is null and new_id is null) next
   where matched.made_id = next.made_id`,
  { after: IDS_READ },
);

/**
 * Finds the existing card of each staged card: the same player, year and type, whatever the id. A
 * staged card without one keeps its own id, or gets the next free id of its year and type if that
 * is taken.
 */
export const matchStagedCards = async (tx: Transaction): Promise<void> => {
  await tx.query(INDEX_STAGED);
  await tx.query(ANALYZE_STAGED);
  await tx.query(MATCH_STAGED);
  await tx.query(ADD_NEW_IDS);
  await tx.query(READ_TAKEN_IDS);
  await tx.query(KEEP_FREE_IDS);
  await tx.query(GIVE_NEXT_IDS);
};

const MAX_EXAMPLES = 12;

const COUNT_OUTCOMES = statement(
  'catalogue.count_outcomes',
  `select count(*) filter (where known_id is null) as made,
     count(*) filter (where differs) as differing,
     count(*) filter (where known_id is not null and not differs) as same from matched`,
  { after: MATCHED, notNull: ['made', 'differing', 'same'] },
);
const READ_EXAMPLES = statement(
  'catalogue.read_examples',
  `select name, year, type, known_id is null as is_new, rating_before, rating
   from matched join made_card on made_card.card_id = matched.made_id
   where known_id is null or differs
   order by abs(rating - coalesce(rating_before, 0)) desc, made_id limit ${MAX_EXAMPLES}`,
  { after: MATCHED, notNull: ['is_new'], types: { type: 'card.type' } },
);

/** Returns how many staged cards are new, changed, left and the same, with examples. */
export const countOutcomes = async (
  tx: Transaction,
  replaces: boolean,
): Promise<NonNullable<CardGeneration['result']>> => {
  const [counts] = await tx.query(COUNT_OUTCOMES);
  const examples = await tx.query(READ_EXAMPLES);
  const { made = 0, differing = 0, same = 0 } = counts ?? {};
  return {
    made,
    changed: replaces ? differing : 0,
    left: replaces ? 0 : differing,
    same,
    examples: examples.map((row) => ({
      name: row.name,
      year: row.year,
      type: row.type,
      fate: row.is_new ? 'made' : replaces ? 'changed' : 'left',
      ratingBefore: row.rating_before,
      rating: row.rating,
    })),
  };
};

const FIND_AFFECTED_CARDS = statement(
  'catalogue.find_affected_cards',
  'select known_id as card_id from matched where differs and $1',
  { after: MATCHED, notNull: ['card_id'] },
);
const FIND_AFFECTED_SERIES = statement(
  'catalogue.find_affected_series',
  `select distinct series_id
   from made_member join matched on matched.made_id = made_member.card_id
   where known_id is null order by series_id`,
  { after: MATCHED },
);

/** Returns the ids of the cards that will change, and of the series that new cards will join. */
export const findAffected = async (tx: Transaction, replaces: boolean) => {
  const cards = await tx.query(FIND_AFFECTED_CARDS, [replaces]);
  const series = await tx.query(FIND_AFFECTED_SERIES);
  return {
    cardIDs: cards.map(({ card_id }) => card_id),
    seriesIDs: series.map(({ series_id }) => series_id),
  };
};

const FIND_KNOWN_CARDS = statement(
  'catalogue.find_known_cards',
  'select known_id as card_id from matched where known_id is not null order by known_id',
  { after: MATCHED, notNull: ['card_id'] },
);

/** Returns the ids of the staged cards that were there before, whether they differ or not. */
export const findKnownCards = async (tx: Transaction): Promise<number[]> =>
  (await tx.query(FIND_KNOWN_CARDS)).map(({ card_id }) => card_id);

const INSERTED_COLUMNS = CARD_COLUMNS.map(({ name }) => name).filter((name) => name !== 'card_id');
const ADD_NEW_CARDS = statement(
  'catalogue.add_new_cards',
  `insert into card (card_id, ${INSERTED_COLUMNS.join(', ')})
   select new_id, ${INSERTED_COLUMNS.map((name) => `made.${name}`).join(', ')}
   from matched join made_card made on made.card_id = matched.made_id where new_id is not null`,
  { after: MATCHED },
);
const ADD_NEW_MEMBERS = statement(
  'catalogue.add_new_members',
  `insert into series_card (series_id, card_id) select member.series_id, new_id
   from matched join made_member member on member.card_id = matched.made_id
   where new_id is not null`,
  { after: MATCHED },
);
// An insertion that always conflicts: on a cluster of servers a change of a table of the program
// can't read a temporary table.
const OVERWRITE_CARDS = statement(
  'catalogue.overwrite_cards',
  `insert into card (card_id, series_id, player_id, ${COMPARED_COLUMNS.join(', ')})
   select known_id, series_id, player_id, ${COMPARED_COLUMNS.map((name) => `made.${name}`).join(', ')}
   from matched join made_card made on made.card_id = matched.made_id
   where differs
   on conflict (card_id) do update set
     ${COMPARED_COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  { after: MATCHED },
);

/** Inserts the new cards and, if `replaces` is true, overwrites the existing cards that differ. */
export const applyStagedCards = async (tx: Transaction, replaces: boolean): Promise<void> => {
  await tx.query(ADD_NEW_CARDS);
  await tx.query(ADD_NEW_MEMBERS);
  if (replaces) await tx.query(OVERWRITE_CARDS);
};
