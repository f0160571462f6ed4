import type { Queries } from '../platform/database/database.ts';
import type { RecordAdminAction } from '../platform/record-admin-action.ts';

/** What cups need of the account. Provided by app.ts. */
export interface CupServices {
  readonly findUsername: (queries: Queries, userID: string) => Promise<string>;
  /** Whether an admin hides the user's games. */
  readonly isHidden: (queries: Queries, userID: string) => Promise<boolean>;
  /** Returns when an account was made. */
  readonly findAccountTime: (queries: Queries, userID: string) => Promise<Date>;
  /** Whether a user signs in from a network of the one who sends this request. */
  readonly shareNetwork: (
    queries: Queries,
    pair: {
      readonly requesterID: string;
      readonly address: string;
      readonly userID: string;
      readonly now: Date;
    },
  ) => Promise<boolean>;
  readonly recordAdminAction: RecordAdminAction;
}
