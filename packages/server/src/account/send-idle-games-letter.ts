import type { Transaction } from '../platform/database/database.ts';
import { addToOutbox } from '../platform/mail/outbox-store.ts';
import { findAccount } from './account-read-store.ts';
import { idleGamesEmail, type WaitingGame } from './idle-games-email.ts';

/**
 * Adds the letter to the outbox that tells a user of games which end as abandoned unless they are
 * played on. An account that is deleted meanwhile gets none.
 */
export async function sendIdleGamesLetter(
  tx: Transaction,
  {
    userID,
    games,
    publicUrl,
    now,
  }: {
    readonly userID: string;
    readonly games: readonly (Omit<WaitingGame, 'link'> & { readonly gameID: string })[];
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const account = await findAccount(tx, userID);
  if (account === undefined) return;
  const waiting = games.map(({ gameID, ...game }) => ({
    ...game,
    link: `${publicUrl}/game/${gameID}/play`,
  }));
  await addToOutbox(tx, idleGamesEmail(account.email, account.username, waiting), now);
}
