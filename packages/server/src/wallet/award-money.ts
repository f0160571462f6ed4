import { awardText } from '@pennant/rules/admin/award-limits';
import type { Transaction } from '../platform/database/database.ts';
import { credit, type PaymentResult } from './ledger.ts';

/** Pays money to a user; their wallet shows the reason. */
export const awardMoney = (
  tx: Transaction,
  award: {
    readonly userID: string;
    readonly amount: number;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<PaymentResult> =>
  credit(tx, { ...award, reason: awardText(award.reason), cause: { kind: 'award' } });
