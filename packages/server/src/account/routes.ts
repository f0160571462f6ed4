import { accountCalls as calls } from '@pennant/contract/account';
import { accountExportCalls } from '@pennant/contract/account-export';
import type { Routes } from '../platform/http/contract-routes.ts';
import type { AccountServices } from './account-services.ts';
import { resendConfirmationOrReset } from './resend-confirmation-or-reset.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { requestEmailChange } from './request-email-change.ts';
import { changePassword } from './change-password.ts';
import { confirmRegistration } from './confirm-registration.ts';
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
import { signInAfterConfirmation } from './sign-in-after-confirmation.ts';
import { showUser } from './show-user.ts';
import { setDiscordUsername, setGameSpeed } from './update-user-settings.ts';

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
  handle(calls.confirm, ({ body, address }) => confirmRegistration(services, { ...body, address }));
  handle(calls.signInAfterConfirmation, ({ body, address, userAgent }) =>
    signInAfterConfirmation(services, { ...body, address, userAgent }),
  );
  handle(calls.resend, ({ body, address }) =>
    resendConfirmationOrReset(services, { ...body, purpose: 'confirm', address }),
  );
  handle(calls.forgot, ({ body, address }) =>
    resendConfirmationOrReset(services, { ...body, purpose: 'reset', address }),
  );
  handle(calls.reset, ({ body, address }) => resetPassword(services, { ...body, address }));

  handle(calls.me, ({ db, principal }) => showUser(db, principal.userID));
  handleInTransaction(calls.setGameSpeed, ({ tx, principal, body }) =>
    setGameSpeed(tx, principal.userID, body.gameSpeed),
  );
  handleInTransaction(calls.setDiscordUsername, ({ tx, principal, body }) =>
    setDiscordUsername(tx, principal.userID, body.discordUsername),
  );
  handle(calls.changePassword, ({ principal, body }) =>
    changePassword(services, { ...principal, ...body }),
  );

  handle(calls.changeEmail, ({ principal, body }) =>
    requestEmailChange(services, { userID: principal.userID, ...body }),
  );
  handle(calls.confirmEmail, ({ body, address }) =>
    confirmEmailChange(services, { ...body, address }),
  );
  handle(calls.deleteAccount, ({ principal, body }) =>
    deleteAccount(services, { userID: principal.userID, ...body }),
  );
  handle(accountExportCalls.exportAccount, ({ principal, header }) => {
    header('content-disposition', 'attachment; filename="pennant-account.json"');
    return exportAccount(services, principal);
  });

  handle(calls.sessions, ({ db, principal, now }) => listSessions(db, { ...principal, now }));
  handleInTransaction(calls.endSession, async ({ tx, principal, params, now }) =>
    (await endSession(tx, { userID: principal.userID, sessionID: params.sessionID, now }))
      ? DONE
      : refuse('session_not_found'),
  );
  handleInTransaction(calls.endOtherSessions, async ({ tx, principal, now }) => {
    await endOtherSessions(tx, { ...principal, now });
    return DONE;
  });
}
