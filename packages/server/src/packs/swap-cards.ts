import type { SwapResult } from '@pennant/contract/swap-box';
import {
  countGiven,
  findSwapFault,
  tiersOfCardsInPacks,
  type Swap,
} from '@pennant/rules/packs/swap-box';
import { lockCopies, takeExtraCopies } from '../cards/extra-copies.ts';
import { findCardSummaries } from '../cards/find-cards.ts';
import { cardMoves, receiveCards } from '../cards/receive-cards.ts';
import { findWishedCards } from '../cards/wish-list.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import { grantCompletionPacks } from './complete-series.ts';
import { isOffered, readCurrentOdds, readCurrentOddsTable } from './current-odds.ts';
import { lockSeries } from './series-edit-store.ts';
import { findSeries } from './series-read-store.ts';

/**
 * Returns a series on sale with the tier of each card that its packs can hold; a refusal where it
 * is not on sale.
 */
export async function findSeriesInSwapBox(queries: Queries, seriesID: number) {
  const series = await findSeries(queries, seriesID);
  if (series === undefined) return refuse('series_not_found');
  const [odds] = await readCurrentOdds(queries, [series]);
  if (odds === undefined || !isOffered(odds)) return refuse('series_not_on_sale');
  const table = await readCurrentOddsTable(queries, odds);
  return { series, tierOfCard: tiersOfCardsInPacks(table, odds.tiers) };
}

/**
 * Swaps three extra copies for one missing card of the same series and tier. All of it or nothing,
 * in one journal entry: the copies go, the card comes, and a base series that it completes brings
 * its pack.
 */
export async function swapCards(
  tx: Transaction,
  {
    userID,
    seriesID,
    now,
    ...swap
  }: Swap & { readonly userID: string; readonly seriesID: number; readonly now: Date },
) {
  await lockSeries(tx, seriesID, 'shared');
  const found = await findSeriesInSwapBox(tx, seriesID);
  if ('code' in found) return found;
  const { series, tierOfCard } = found;
  const tier = tierOfCard.get(swap.wanted);
  // One at a time: of two swaps at once the later sees the copies and the card of the earlier.
  const wallet = await lockBalance(tx, userID);
  if (!wallet.ok) return wallet;
  const given = countGiven(swap);
  const copies = await lockCopies(tx, { userID, cardIDs: [swap.wanted, ...given.keys()] });
  const fault = findSwapFault(swap, {
    tierOf: (cardID) => tierOfCard.get(cardID),
    copiesOf: (cardID) => copies.get(cardID),
  });
  if (fault !== null) return refuse(fault);
  const card = (await findCardSummaries(tx, [swap.wanted])).get(swap.wanted);
  if (card === undefined || tier === undefined) throw new Error('a card of a series is not there');

  const gone = await takeExtraCopies(tx, { userID, copies: given });
  const received = await receiveCards(tx, { userID, cardIDs: [swap.wanted], now });
  const entered = await postJournalEntry(tx, {
    userID,
    reason: `3 copies of ${series.name} swapped for a missing card`,
    cause: { kind: 'cards_swapped', seriesID, tier },
    now,
    moves: [...gone, ...cardMoves(received)],
  });
  if (!entered.ok) return entered;
  const completed = await grantCompletionPacks(tx, { userID, received, now });
  const wished = await findWishedCards(tx, { userID, cardIDs: [swap.wanted] });
  const result: SwapResult = {
    seriesID,
    tier,
    card: { ...card, isWished: wished.has(swap.wanted) },
    completed,
  };
  return result;
}
