import type { User } from '@pennant/contract/account';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { readBalance } from '../wallet/read-allowance-and-balance.ts';
import { findAccount } from './account-read-store.ts';

/** Returns the signed-in user's own account and what the wallet holds. */
export async function showUser(queries: Queries, userID: string) {
  const account = await findAccount(queries, userID);
  if (!account) return refuse('not_found');
  return {
    userID: account.user_id,
    username: account.username,
    email: account.email,
    exp: account.exp,
    gameSpeed: account.game_speed,
    discordUsername: account.discord_username,
    isAdmin: account.is_admin,
    mustChangePassword: account.must_change_password,
    lastLogin: account.last_login_at?.toISOString() ?? null,
    balance: await readBalance(queries, userID),
  } satisfies User;
}
