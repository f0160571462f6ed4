import type { Queries } from '../platform/database/database.ts';
import type { RecordAdminAction } from '../platform/record-admin-action.ts';
import type { ShareNetwork } from '../platform/share-network.ts';

/** What cups need of the account. Provided by app.ts. */
export interface CupServices {
  readonly findUsername: (queries: Queries, userID: string) => Promise<string>;
  /** Whether an admin hides the user's games. */
  readonly isHidden: (queries: Queries, userID: string) => Promise<boolean>;
  /** Returns when an account was made. */
  readonly findAccountTime: (queries: Queries, userID: string) => Promise<Date>;
  readonly shareNetwork: ShareNetwork;
  readonly recordAdminAction: RecordAdminAction;
}
