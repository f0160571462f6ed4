import { z } from 'zod';
import { defineCall } from './call.ts';
import { timestamp, money, moneyChange, uuid, pageQuery } from './common-schemas.ts';

export const walletTransaction = z.object({
  transactionID: uuid,
  created: timestamp,
  /** Negative for a debit. */
  amount: moneyChange,
  /** The balance after the transaction. */
  balance: money,
  reason: z.string(),
});
export type WalletTransaction = z.output<typeof walletTransaction>;

const allowance = {
  /** Time from which the daily allowance can be claimed. */
  nextClaim: timestamp,
  /** Amount of one claim. */
  allowance: money,
};

export const walletCalls = {
  wallet: defineCall({
    method: 'GET',
    path: '/wallet/get',
    summary: 'The balance and the newest transactions.',
    who: 'player',
    query: pageQuery,
    answer: z.object({
      balance: money,
      WalletTransactions: z.array(walletTransaction),
      /** Value of `after` for the next page; null on the last. */
      next: uuid.nullable(),
      ...allowance,
    }),
    writes: false,
  }),
  claim: defineCall({
    method: 'POST',
    path: '/wallet/claim',
    summary: 'Claim the daily allowance, once a UTC day.',
    who: 'player',
    answer: z.object({ amount: money, balance: money, ...allowance }),
    writes: true,
  }),
};
