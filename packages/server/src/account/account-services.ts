import type { AccountExport } from '@pennant/contract/account-export';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries, Transaction } from '../platform/database/database.ts';
import type { Refusal } from '../platform/refusal.ts';
import type { Move } from '../wallet/ledger.ts';

/** What happens when a user has confirmed his address: the starter set. Given by app.ts. */
export type AfterConfirmation = (
  tx: Transaction,
  confirmed: { userID: string; now: Date },
) => Promise<{ readonly ok: true } | Refusal<'starter_set_not_ready'>>;

/** What other features have of a user. Given by app.ts. */
export interface Belongings {
  /** Locks a user's packs and cards; answers what it takes to give them back to the house. */
  readonly surrender: (tx: Transaction, userID: string) => Promise<Move[]>;
  /** Removes what does not go with the account's row by itself, after it. */
  readonly eraseRest: (tx: Transaction, userID: string) => Promise<void>;
  /** All of it for the user's own copy, at most so many rows of each kind. */
  readonly exported: (
    queries: Queries,
    asked: { readonly userID: string; readonly limit: number },
  ) => Promise<Omit<AccountExport, 'exported' | 'account' | 'sessions'>>;
}

/** What the account's use cases work with. */
export interface AccountServices {
  readonly database: Database;
  readonly clock: Clock;
  /** Where links in letters lead, without a slash at the end; known once the program listens. */
  readonly publicUrl: () => string;
  readonly limitsFactor: number;
  readonly afterConfirmation: AfterConfirmation;
  readonly belongings: Belongings;
  /** Tells the mailer that there is something to send. */
  readonly wakeMailer: () => void;
}
