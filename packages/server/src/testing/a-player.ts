import type { Tokens } from '@pennant/contract/account';
import { claimEmail, claimUsername } from '../account/account-claim-store.ts';
import { addAccount } from '../account/account-edit-store.ts';
import { emailKey } from '../account/email-key.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { openWallet } from '../wallet/open-wallet.ts';
import type { TestProgram, TestResponse, TestRequest } from './test-program.ts';

/** A password that the rules accept. */
export const GOOD_PASSWORD = 'Gehrig#4-Luckiest';
/**
 * Its hash in 8 KiB and one pass: the sign-in of a test player takes no processor time to speak of.
 */
const CHEAP_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$1aBqwycCCXNOi/Z+aHhDTw$LRgfr9BDWHvOWRAAwA0BVMQKGI/HsiFgzcstD+nNVzc';

export interface TestPlayer {
  readonly userID: string;
  readonly username: string;
  readonly email: string;
  readonly tokens: Tokens;
  /** Sends a request with this player's access token. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert the response's type
  request<Body = any>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    request?: TestRequest,
  ): Promise<TestResponse<Body>>;
}

let playerCount = 0;

/**
 * Creates a signed-in player with an empty wallet. Inserts the rows that registering and confirming
 * would leave, without the starter set.
 */
export async function aPlayer(
  app: TestProgram,
  {
    username = `player${(playerCount += 1)}`,
    isAdmin = false,
  }: { username?: string; isAdmin?: boolean } = {},
): Promise<TestPlayer> {
  const now = app.clock();
  const userID = newUuidV7(now);
  const email = `${username}@example.com`;
  await app.database.transaction(async (tx) => {
    await claimUsername(tx, username.toLowerCase(), userID);
    await claimEmail(tx, emailKey(email), userID);
    await addAccount(tx, {
      userID,
      username,
      email,
      passwordHash: CHEAP_HASH,
      isAdmin,
      confirmed: now,
      now,
    });
    await openWallet(tx, userID);
  });
  return signIn(app, { userID, username, email });
}

/** Signs in an existing user by password; returns them with their tokens. */
export async function signIn(
  app: TestProgram,
  user: { userID: string; username: string; email: string },
): Promise<TestPlayer> {
  const { status, body } = await app.request<Tokens>('POST', '/auth/login', {
    body: { username: user.username, password: GOOD_PASSWORD },
  });
  if (status !== 200)
    throw new Error(`${user.username} could not sign in: ${JSON.stringify(body)}`);
  return {
    ...user,
    tokens: body,
    request: (method, path, request) =>
      app.request(method, path, { token: body.AccessToken, ...request }),
  };
}
