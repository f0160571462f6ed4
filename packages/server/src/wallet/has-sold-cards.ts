import type { Queries } from '../platform/database/database.ts';
import { hasJournalOfKind } from './wallet-store.ts';

/** Returns whether a user ever sold cards. */
export const hasSoldCards = (queries: Queries, userID: string): Promise<boolean> =>
  hasJournalOfKind(queries, userID, 'duplicates_sold');
