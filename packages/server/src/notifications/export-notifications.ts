import type { AccountExport } from '@pennant/contract/account-export';
import type { Queries } from '../platform/database/database.ts';
import { findNotificationSetting } from './notification-setting-store.ts';
import { findSubscriptions } from './push-subscription-store.ts';

/** Returns by what a user is notified, for the export of their data. */
export async function exportNotifications(
  queries: Queries,
  userID: string,
): Promise<AccountExport['notifications']> {
  const setting = await findNotificationSetting(queries, userID);
  const browsers = await findSubscriptions(queries, userID);
  return {
    letters: setting?.letters ?? false,
    offerDeclined: setting?.offer_declined_at?.toISOString() ?? null,
    browsers: browsers.map((row) => ({
      device: row.device,
      endpoint: row.endpoint,
      created: row.created_at.toISOString(),
    })),
  };
}
