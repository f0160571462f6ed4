import { MAX_EXPORTED_ROWS, type AccountExport } from '@pennant/contract/account-export';
import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { listSessions } from './list-sessions.ts';
import { showUser } from './show-user.ts';
import { findSignInNetworks } from './sign-in-network-store.ts';
import { findAccount } from './account-read-store.ts';

/** Returns all data of an account, for its owner. */
export async function exportAccount(
  services: AccountServices,
  { userID, sessionID }: { userID: string; sessionID: string },
) {
  const counted = await countAccountAttempt(services, ATTEMPT_LIMITS.export, userID);
  if (!counted.ok) return counted;
  const { database, userData } = services;
  const now = services.clock();
  const account = await findAccount(database, userID);
  const profile = await showUser(database, userID);
  if (!account || 'ok' in profile) return refuse('not_found');
  return {
    exported: now.toISOString(),
    account: {
      ...profile,
      created: account.created_at.toISOString(),
      showsGames: account.shows_games,
      showsLiveGames: account.shows_live_games,
    },
    sessions: await listSessions(database, { userID, sessionID, now }),
    networks: (await findSignInNetworks(database, userID, MAX_EXPORTED_ROWS)).map((row) => ({
      network: row.network,
      lastSignIn: row.last_signed_in_at.toISOString(),
    })),
    ...(await userData.exportAll(database, { userID, limit: MAX_EXPORTED_ROWS })),
  } satisfies AccountExport;
}
