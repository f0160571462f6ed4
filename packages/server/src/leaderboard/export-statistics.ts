import type { AccountExport } from '@pennant/contract/account-export';
import type { Queries } from '../platform/database/database.ts';
import { showsDiscord } from './profile-store.ts';
import { readOwnStatistics } from './statistics-store.ts';

/** What a user's cards did, month by month, and what his public page shows. */
export async function exportStatistics(
  queries: Queries,
  asked: { readonly userID: string; readonly limit: number },
): Promise<Pick<AccountExport, 'statistics' | 'profile'>> {
  const [statistics, isShown] = await Promise.all([
    readOwnStatistics(queries, asked),
    showsDiscord(queries, asked.userID),
  ]);
  return { statistics, profile: { showsDiscord: isShown } };
}
