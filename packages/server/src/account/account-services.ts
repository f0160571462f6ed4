import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Refusal } from '../platform/refusal.ts';

/** What happens when a user has confirmed his address: the starter set. Given by app.ts. */
export type AfterConfirmation = (
  tx: Transaction,
  confirmed: { userID: string; now: Date },
) => Promise<{ readonly ok: true } | Refusal<'starter_set_not_ready'>>;

/** What the account's use cases work with. */
export interface AccountServices {
  readonly database: Database;
  readonly clock: Clock;
  /** Where links in letters lead, without a slash at the end; known once the program listens. */
  readonly publicUrl: () => string;
  readonly limitsFactor: number;
  readonly afterConfirmation: AfterConfirmation;
  /** Tells the mailer that there is something to send. */
  readonly wakeMailer: () => void;
}
