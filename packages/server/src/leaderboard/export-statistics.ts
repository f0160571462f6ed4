import type { AccountExport } from '@pennant/contract/account-export';
import type { Queries } from '../platform/database/database.ts';
import { isDiscordShown } from './profile-setting-store.ts';
import { readOwnStatistics } from './statistics-store.ts';

/** Returns the monthly statistics of a user's cards and the settings of their public page. */
export async function exportStatistics(
  queries: Queries,
  request: { readonly userID: string; readonly limit: number },
): Promise<Pick<AccountExport, 'statistics' | 'profile'>> {
  const [statistics, isShown] = await Promise.all([
    readOwnStatistics(queries, request),
    isDiscordShown(queries, request.userID),
  ]);
  return { statistics, profile: { showsDiscord: isShown } };
}
