import type { Dice } from '@pennant/rules/fairness/dice';
import { CERTAIN_PCT, drawReward } from '@pennant/rules/rewards/draw-reward';
import { cardMoves, receiveCards } from '../cards/receive-cards.ts';
import { grantCompletionPacks } from '../packs/complete-series.ts';
import { receivePacks } from '../packs/receive-packs.ts';
import type { Transaction } from '../platform/database/database.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { postJournalEntry, type Move } from '../wallet/ledger.ts';
import { addGrant, wasGranted } from './reward-grant-store.ts';
import { findRewards } from './reward-store.ts';

export interface RewardToGrant {
  readonly userID: string;
  readonly rewardID: number;
  readonly campaignContestID: number;
  readonly userCampaignContestID: string;
  /** The text of the ledger entry: "Contest won: The Town Nine". */
  readonly reason: string;
  /** The game that won the reward, and the event number of its dice that draw the chances. */
  readonly gameID: string;
  readonly eventNumber: number;
  readonly dice: Dice;
}

/**
 * Grants the reward of a contest, once per user and contest, in the transaction that made the first
 * win (docs/spec/decisions.md, "Contests, rewards, ratings, boards"). Money, packs and card are one
 * journal entry. The wallet is locked first, so that two concurrent wins don't both grant. Returns
 * whether the reward was granted.
 */
export async function grantReward(
  tx: Transaction,
  granting: RewardToGrant,
  now: Date,
): Promise<boolean> {
  const { userID, rewardID, campaignContestID, userCampaignContestID, gameID, eventNumber } =
    granting;
  if (!(await lockBalance(tx, userID)).ok) return false;
  if (await wasGranted(tx, { userID, campaignContestID })) return false;
  const [reward] = await findRewards(tx, [rewardID]);
  if (reward === undefined) return false;

  const { series_id: seriesID, card_id: cardID } = reward;
  const promisedPacks = seriesID === null ? 0 : (reward.number_of_series ?? 1);
  const drawn = drawReward(
    {
      money: reward.money,
      packs: promisedPacks,
      seriesPct: reward.series_pct,
      hasCard: cardID !== null,
      cardPct: reward.card_pct,
    },
    granting.dice,
  );
  const packs = drawn.packs?.isGranted === true ? promisedPacks : 0;
  const getsCard = drawn.card?.isGranted === true && cardID !== null;

  const inventoryMoves: Move[] = [];
  if (packs > 0 && seriesID !== null) {
    await receivePacks(tx, { userID, seriesID, amount: packs });
    inventoryMoves.push({ asset: 'pack', seriesID, amount: packs });
  }
  const received = getsCard ? await receiveCards(tx, { userID, cardIDs: [cardID], now }) : null;
  if (received !== null) inventoryMoves.push(...cardMoves(received));
  const entry = {
    userID,
    reason: granting.reason,
    cause: { kind: 'contest', campaignContestID, userCampaignContestID, gameID, rewardID },
    now,
  };
  const paid = await postJournalEntry(tx, {
    ...entry,
    moves: [{ asset: 'money', amount: drawn.money }, ...inventoryMoves],
  });
  // A full wallet takes no money; packs and card are granted nevertheless.
  if (!paid.ok && inventoryMoves.length > 0)
    await postJournalEntry(tx, { ...entry, moves: inventoryMoves });
  if (received !== null) await grantCompletionPacks(tx, { userID, received, now });
  await addGrant(
    tx,
    {
      userID,
      campaignContestID,
      rewardID,
      userCampaignContestID,
      gameID,
      eventNumber,
      money: paid.ok ? drawn.money : 0,
      seriesID,
      packs,
      packsDrawn: drawn.packs?.drawn ?? null,
      seriesPct: reward.series_pct ?? CERTAIN_PCT,
      cardID: getsCard ? cardID : null,
      cardDrawn: drawn.card?.drawn ?? null,
      cardPct: reward.card_pct ?? CERTAIN_PCT,
    },
    now,
  );
  return true;
}
