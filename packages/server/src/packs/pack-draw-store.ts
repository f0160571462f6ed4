import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

/** A pack of an epoch and the cards drawn for it. */
export interface Draw {
  readonly pack: number;
  readonly cardIDs: readonly number[];
}

const COUNT_DRAWS = statement(
  'packs.count_draws',
  'update pack_epoch set packs = packs + $3 where user_id = $1 and epoch_id = $2',
  { prepared: true },
);
const ADD_DRAWS = statement(
  'packs.add_draws',
  `insert into pack_draw (user_id, epoch_id, pack, series_id, odds_hash, card_ids, journal_id)
   select $1, $2, (draw->>'pack')::integer, $3, $4, draw->'cardIDs', $5
   from jsonb_array_elements($6) as draw`,
  { prepared: true },
);

/** Stores drawn packs and adds their number to the epoch's count. */
export async function addDraws(
  tx: Transaction,
  drawnPacks: {
    readonly userID: string;
    readonly epochID: string;
    readonly seriesID: number;
    readonly oddsHash: Buffer;
    readonly journalID: string;
    readonly draws: readonly Draw[];
  },
): Promise<void> {
  const { userID, epochID, seriesID, oddsHash, journalID, draws } = drawnPacks;
  await tx.query(COUNT_DRAWS, [userID, epochID, draws.length]);
  const rows = JSON.stringify(draws);
  await tx.query(ADD_DRAWS, [userID, epochID, seriesID, oddsHash, journalID, rows]);
}

const READ_DRAWS = statement(
  'packs.read_draws',
  `select pack, series_id, odds_hash, card_ids from pack_draw
   where user_id = $1 and epoch_id = $2 order by pack`,
);

/** Returns the packs of an epoch in the order of drawing. */
export const readDraws = (queries: Queries, userID: string, epochID: string) =>
  queries.query(READ_DRAWS, [userID, epochID]);

const READ_ODDS_OF_EPOCH = statement(
  'packs.read_odds_of_epoch',
  `select odds_hash, table_text from odds_table where odds_hash in (
     select odds_hash from pack_draw where user_id = $1 and epoch_id = $2) order by odds_hash`,
);

/** Returns the odds tables by which an epoch's packs were drawn. */
export const readOddsOfEpoch = (queries: Queries, userID: string, epochID: string) =>
  queries.query(READ_ODDS_OF_EPOCH, [userID, epochID]);

const READ_OPENED_PACKS = statement(
  'packs.read_opened_packs',
  `select epoch_id, pack, series_id, card_ids from pack_draw
   where user_id = $1 order by epoch_id desc, pack desc limit $2`,
);

/** Returns the packs that a user opened, newest first. */
export const readOpenedPacks = (queries: Queries, userID: string, limit: number) =>
  queries.query(READ_OPENED_PACKS, [userID, limit]);

const FIND_PACK_OF_CARD = statement(
  'packs.find_pack_of_card',
  `select draw.pack, draw.series_id, series.name, epoch.commitment
   from pack_draw draw join pack_epoch epoch using (user_id, epoch_id)
     join series on series.series_id = draw.series_id
   where user_id = $1 and epoch_id = $2 and draw.journal_id = $3
     and draw.card_ids @> to_jsonb($4::integer)
   order by draw.pack limit 1`,
);

/** Returns the first pack of an opening that a card was in. */
export async function findPackOfCard(
  queries: Queries,
  {
    userID,
    epochID,
    journalID,
    cardID,
  }: {
    readonly userID: string;
    readonly epochID: string;
    readonly journalID: string;
    readonly cardID: number;
  },
) {
  const [row] = await queries.query(FIND_PACK_OF_CARD, [userID, epochID, journalID, cardID]);
  return row;
}
