import type { AccountExport } from '@pennant/contract/account-export';
import type { Queries } from '../platform/database/database.ts';
import { listAttemptsForExport } from './daily-calendar-store.ts';

/** Returns a user's attempts at days' games, for the account export: the newest first. */
export async function exportDailyAttempts(
  queries: Queries,
  request: { readonly userID: string; readonly limit: number },
): Promise<AccountExport['daily']> {
  const rows = await listAttemptsForExport(queries, request);
  return rows.map((row) => ({
    day: row.day,
    started: row.started_at.toISOString(),
    finished: row.finished_at?.toISOString() ?? null,
    choices: row.choices,
    givenUp: row.given_up,
  }));
}
