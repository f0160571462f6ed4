import type { AccountExport } from '@pennant/contract/account-export';
import type { ClubChoice } from '@pennant/contract/starter-set';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries, Transaction } from '../platform/database/database.ts';
import type { Refusal } from '../platform/refusal.ts';
import type { Move } from '../wallet/ledger.ts';

/**
 * Called when a user has confirmed their email address: grants the starter set. Provided by app.ts.
 */
export type OnEmailConfirmed = (
  tx: Transaction,
  confirmed: {
    readonly userID: string;
    /** Where the set comes from; by lot if undefined. */
    readonly club: ClubChoice | undefined;
    /** The card that the user kept from the at-bat on home. */
    readonly keptCardID: number | null;
    readonly now: Date;
  },
) => Promise<
  | { readonly ok: true }
  | Refusal<'starter_set_not_ready' | 'starter_season_not_ready' | 'starter_club_unknown'>
>;

/** Access to the data that other features hold of a user. Provided by app.ts. */
export interface UserData {
  /** Locks a user's packs and cards; returns the ledger moves that give them back to the house. */
  readonly surrender: (tx: Transaction, userID: string) => Promise<Move[]>;
  /** Deletes what is not deleted by cascade, after the account's row. */
  readonly deleteRemaining: (tx: Transaction, userID: string, now: Date) => Promise<void>;
  /** Returns all of a user's data for their export, at most `limit` rows of each kind. */
  readonly exportAll: (
    queries: Queries,
    options: { readonly userID: string; readonly limit: number },
  ) => Promise<Omit<AccountExport, 'exported' | 'account' | 'sessions' | 'networks'>>;
}

/** The dependencies of the account's use cases. */
export interface AccountServices {
  readonly database: Database;
  readonly clock: Clock;
  /**
   * Returns the base URL of links in emails, without a slash at the end; final once the server
   * listens.
   */
  readonly publicUrl: () => string;
  readonly limitsFactor: number;
  readonly onEmailConfirmed: OnEmailConfirmed;
  /** Returns whether a card is one of those that a guest may keep. */
  readonly isKeepableCard: (queries: Queries, cardID: number) => Promise<boolean>;
  /** The page that shows letters which stay on this machine; null where they are sent. */
  readonly outbox: '/dev/mail' | null;
  readonly userData: UserData;
  /** Makes the mailer send new emails now. */
  readonly wakeMailer: () => void;
}
