import { accountCalls as calls } from '@pennant/contract/account';
import { accountExportCalls } from '@pennant/contract/account-export';
import type { Routes } from '../platform/http/routes.ts';
import type { AccountServices } from './account-services.ts';
import { askForLetter } from './ask-for-letter.ts';
import { askToChangeEmail, changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { refuse } from '../platform/refusal.ts';
import { listSessions } from './list-sessions.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { accountRefusals } from './refusals.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { endOtherSessions, endSession } from './session-store.ts';
import { setDiscordUsername, setGameSpeed, showUser } from './show-user.ts';

const DONE = { ok: true } as const;

/**
 * Registers the calls of accounts and sessions. Those of guests count attempts, which a refusal
 * must not roll back, so they manage their own transactions.
 */
export function accountRoutes(routes: Routes, services: AccountServices): void {
  const { handle, handleInTransaction } = routes.feature(accountRefusals);

  handle(calls.register, ({ body, address }) => register(services, { ...body, address }));
  handle(calls.login, ({ body, address, userAgent }) =>
    logIn(services, { ...body, address, userAgent }),
  );
  handle(calls.refresh, ({ body, db, now }) => refreshTokens(db, body.refreshToken, now));
  handle(calls.logout, ({ body, db, now }) => logOut(db, body.accessToken, now));
  handle(calls.confirm, ({ body, address }) => confirmEmail(services, { ...body, address }));
  handle(calls.resend, ({ body, address }) =>
    askForLetter(services, { ...body, purpose: 'confirm', address }),
  );
  handle(calls.forgot, ({ body, address }) =>
    askForLetter(services, { ...body, purpose: 'reset', address }),
  );
  handle(calls.reset, ({ body, address }) => resetPassword(services, { ...body, address }));

  handle(calls.me, ({ db, user }) => showUser(db, user.userID));
  handleInTransaction(calls.setGameSpeed, ({ tx, user, body }) =>
    setGameSpeed(tx, user.userID, body.gameSpeed),
  );
  handleInTransaction(calls.setDiscordUsername, ({ tx, user, body }) =>
    setDiscordUsername(tx, user.userID, body.discordUsername),
  );
  handle(calls.changePassword, ({ user, body }) => changePassword(services, { ...user, ...body }));

  handle(calls.changeEmail, ({ user, body }) =>
    askToChangeEmail(services, { userID: user.userID, ...body }),
  );
  handle(calls.confirmEmail, ({ body, address }) => changeEmail(services, { ...body, address }));
  handle(calls.deleteAccount, ({ user, body }) =>
    deleteAccount(services, { userID: user.userID, ...body }),
  );
  handle(accountExportCalls.exportAccount, ({ user, header }) => {
    header('content-disposition', 'attachment; filename="pennant-account.json"');
    return exportAccount(services, user);
  });

  handle(calls.sessions, ({ db, user, now }) => listSessions(db, { ...user, now }));
  handleInTransaction(calls.endSession, async ({ tx, user, params, now }) =>
    (await endSession(tx, { userID: user.userID, sessionID: params.sessionID, now }))
      ? DONE
      : refuse('session_not_found'),
  );
  handleInTransaction(calls.endOtherSessions, async ({ tx, user, now }) => {
    await endOtherSessions(tx, { ...user, now });
    return DONE;
  });
}
