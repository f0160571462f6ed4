import type { OpenedCard } from '@pennant/contract/packs';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { COMPLETION_PACKS } from '@pennant/rules/packs/completion-packs';
import { drawPack } from '@pennant/rules/packs/draw-pack';
import type { OddsTable } from '@pennant/rules/packs/odds-table';
import { findCardSummaries } from '../cards/find-cards.ts';
import { cardMoves, receiveCards } from '../cards/receive-cards.ts';
import { findWishedCards } from '../cards/wish-list.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import { grantCompletionPacks } from './complete-series.ts';
import { addDraws, type Draw } from './pack-draw-store.ts';
import { lockDrawableEpoch } from './epoch.ts';
import {
  hasAllCards,
  ensureOdds,
  readCurrentOdds,
  readCurrentOddsTable,
  readStoredOddsTable,
} from './current-odds.ts';
import { takePacksByOdds, type PacksByOdds } from './group-packs-by-odds-at-sale.ts';
import { countPacks, takePacks } from './pack-inventory-store.ts';
import { lockSeries } from './series-edit-store.ts';
import { findSeries, type SeriesRow } from './series-read-store.ts';

/**
 * Opens packs of a series. Draws each from the user's committed seed under the epoch's next number.
 */
export async function openPacks(
  tx: Transaction,
  opening: {
    readonly userID: string;
    readonly seriesID: number;
    readonly amount: number;
    readonly now: Date;
  },
) {
  const { userID, seriesID, amount, now } = opening;
  await lockSeries(tx, seriesID, 'shared');
  const row = await findSeries(tx, seriesID);
  if (row === undefined) return refuse('series_not_found');
  // One opening at a time: each sees the cards of those before it, and what they completed.
  const wallet = await lockBalance(tx, userID);
  if (!wallet.ok) return wallet;
  const left = await takePacks(tx, { userID, seriesID, amount });
  if (left === undefined) {
    return refuse('no_packs_left', { left: await countPacks(tx, userID, seriesID) });
  }
  if (!(await hasAllCards(tx, row))) return refuse('series_not_ready');

  const batches = await findBatches(tx, row, await takePacksByOdds(tx, opening));
  if (batches === null) return refuse('series_not_ready');
  const epoch = await lockDrawableEpoch(tx, { userID, now });
  const dice = committedDice({
    id: epoch.epochID,
    serverSeed: epoch.seed.toString('hex'),
    clientSeed: epoch.clientSeed.toString('hex'),
  });
  let pack = epoch.packs;
  const drawn = batches.map(({ table, oddsHash, packs }) => ({
    oddsHash,
    draws: Array.from({ length: packs }, (): Draw => {
      pack += 1;
      return { pack, cardIDs: drawPack(table, dice.event(pack)) };
    }),
  }));
  const draws = drawn.flatMap((batch) => batch.draws);

  const cardIDs = draws.flatMap((draw) => draw.cardIDs);
  const received = await receiveCards(tx, { userID, cardIDs, now });
  const entered = await postJournalEntry(tx, {
    userID,
    reason: `${amount} ${amount === 1 ? 'pack' : 'packs'} of ${row.name} opened`,
    cause: { kind: 'packs_opened', seriesID, amount, epochID: epoch.epochID },
    now,
    moves: [{ asset: 'pack', seriesID, amount: -amount }, ...cardMoves(received)],
  });
  if (!entered.ok) return entered;
  const { epochID } = epoch;
  for (const batch of drawn) {
    await addDraws(tx, { userID, epochID, seriesID, journalID: entered.journalID, ...batch });
  }

  const completed = await grantCompletionPacks(tx, { userID, received, now });
  const completedThis = completed.some((series) => series.seriesID === seriesID);
  return {
    cards: await describeOpenedCards(tx, draws, {
      isNew: received.isNew,
      wished: await findWishedCards(tx, { userID, cardIDs: [...received.copies.keys()] }),
    }),
    amount: completedThis ? left + COMPLETION_PACKS : left,
    completed,
    draw: {
      epochID,
      commitment: epoch.commitment.toString('hex'),
      clientSeed: epoch.clientSeed.toString('hex'),
      clientSeedOrigin: epoch.clientSeedOrigin,
      firstPack: epoch.packs + 1,
      lastPack: epoch.packs + amount,
      oddsHash: batches[0]?.oddsHash.toString('hex') ?? '',
      odds: batches.map(({ oddsHash, packs }) => ({ oddsHash: oddsHash.toString('hex'), packs })),
    },
  };
}

interface Batch {
  readonly table: OddsTable;
  readonly oddsHash: Buffer;
  readonly packs: number;
}

/** Returns the tables by which packs are drawn; null if the current one can't fill a pack. */
async function findBatches(
  tx: Transaction,
  row: SeriesRow,
  packsByOdds: readonly PacksByOdds[],
): Promise<Batch[] | null> {
  const batches: Batch[] = [];
  for (const { oddsHash, packs } of packsByOdds) {
    if (oddsHash !== null) {
      batches.push({ table: await readStoredOddsTable(tx, oddsHash), oddsHash, packs });
      continue;
    }
    // Stored draws refer to their odds table, so the table must be stored.
    if (row.odds_hash === null) await ensureOdds(tx, [row.series_id]);
    const [odds] = await readCurrentOdds(tx, [row]);
    if (odds === undefined || !odds.canFillAPack) return null;
    batches.push({ table: await readCurrentOddsTable(tx, odds), oddsHash: odds.oddsHash, packs });
  }
  return batches;
}

/** Returns the cards in the order drawn; of a card drawn twice only the first copy is new. */
async function describeOpenedCards(
  tx: Transaction,
  draws: readonly Draw[],
  {
    isNew,
    wished,
  }: { readonly isNew: (cardID: number) => boolean; readonly wished: ReadonlySet<number> },
): Promise<OpenedCard[]> {
  const summaries = await findCardSummaries(tx, [
    ...new Set(draws.flatMap((draw) => draw.cardIDs)),
  ]);
  const seen = new Set<number>();
  return draws.flatMap(({ cardIDs }, pack) =>
    cardIDs.map((cardID) => {
      const summary = summaries.get(cardID);
      if (summary === undefined) throw new Error(`card ${cardID} was drawn and is not there`);
      const isFirstCopy = !seen.has(cardID);
      seen.add(cardID);
      return {
        ...summary,
        isNew: isFirstCopy && isNew(cardID),
        isWished: wished.has(cardID),
        pack,
      };
    }),
  );
}
