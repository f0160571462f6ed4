import { GAME_SPEED_OPTIONS } from '@pennant/rules/account/game-speed';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import { catalogueID, money, timestamp, uuid } from './common-schemas.ts';
import { displayText } from './display-text.ts';
import { clubChoice } from './starter-set.ts';

const gameSpeed = z.literal(GAME_SPEED_OPTIONS.map((option) => option.gameSpeed));

export const user = z.object({
  userID: uuid,
  username: z.string(),
  email: z.string(),
  exp: z.int().min(0),
  gameSpeed,
  discordUsername: z.string().nullable(),
  isAdmin: z.boolean(),
  /** The password was generated and printed in a log: pages ask the user to choose another. */
  mustChangePassword: z.boolean(),
  lastLogin: timestamp.nullable(),
  /** What the wallet holds; null where there is no wallet. */
  balance: money.nullable(),
});
export type User = z.output<typeof user>;

const username = z.string().trim().min(1).max(64);
const password = z.string().min(1).max(256);
const email = z.string().trim().min(3).max(254);
const emailToken = z.string().min(1).max(200);
const opaqueToken = z.string().min(1).max(300);

export const tokens = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  RefreshToken: z.string(),
});
export type Tokens = z.output<typeof tokens>;

/** Maximum number of sessions in the list. */
export const MAX_LISTED_SESSIONS = 100;

export const session = z.object({
  sessionID: uuid,
  /** Browser and operating system: `Firefox on Linux`. */
  device: z.string(),
  created: timestamp,
  /** Time of its last token refresh; a browser in use refreshes every 15 minutes. */
  lastUsed: timestamp,
  /** Whether it is the session of the request. */
  isThis: z.boolean(),
});
export type Session = z.output<typeof session>;

export const accountCalls = {
  register: defineCall({
    method: 'POST',
    path: '/users',
    summary:
      'Register; a letter asks to confirm the e-mail address within 24 hours, then the name is free again. Answers the same whether or not the address has an account.',
    who: 'anyone',
    body: z.object({
      username,
      email,
      password,
      /** One of the twelve cards of the at-bat on home, which becomes one of the starter set. */
      keptCard: catalogueID.optional(),
    }),
    answer: okResponse.extend({
      /** The secret by which this browser may sign in once, after the confirmation. */
      signIn: z.string(),
      /** Where letters stay on this machine: the page that shows them; else null. */
      outbox: z.literal('/dev/mail').nullable(),
    }),
    writes: true,
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/auth/confirm',
    summary:
      'Confirm the e-mail address with the token of the letter; grants the starter set. The first registration of an address that is confirmed gets it.',
    who: 'anyone',
    body: z.object({
      token: emailToken,
      /** The secret that the browser got when it registered, to be told whether it is good. */
      signIn: opaqueToken.optional(),
      /** Where the starter set comes from; by lot where it is not given. */
      club: clubChoice.optional(),
    }),
    answer: okResponse.extend({
      /** Whether the secret signs in to the account that was confirmed. */
      maySignIn: z.boolean(),
    }),
    writes: true,
  }),
  signInAfterConfirmation: defineCall({
    method: 'POST',
    path: '/auth/confirm/login',
    summary:
      'Sign in, once, in the browser that registered, after the e-mail address was confirmed.',
    who: 'anyone',
    body: z.object({ signIn: opaqueToken }),
    answer: tokens,
    writes: true,
  }),
  resend: defineCall({
    method: 'POST',
    path: '/auth/resend',
    summary:
      'Send the confirmation letter again. Answers the same whether or not the address has an account.',
    who: 'anyone',
    body: z.object({ email }),
    answer: okResponse,
    writes: true,
  }),
  forgot: defineCall({
    method: 'POST',
    path: '/auth/forgot',
    summary:
      'Send a letter to choose a new password. Answers the same whether or not the address has an account.',
    who: 'anyone',
    body: z.object({ email }),
    answer: okResponse,
    writes: true,
  }),
  reset: defineCall({
    method: 'POST',
    path: '/auth/reset',
    summary: 'Choose a new password with the token of the letter; ends every session.',
    who: 'anyone',
    body: z.object({ token: emailToken, password }),
    answer: okResponse,
    writes: true,
  }),
  login: defineCall({
    method: 'POST',
    path: '/auth/login',
    summary:
      'Sign in. Five failures in 15 minutes for a name from one network stop it there, 50 from all networks everywhere but where its account signed in from within 90 days. Answers the same for a name without an account.',
    who: 'anyone',
    body: z.object({ username, password }),
    answer: tokens,
    writes: true,
  }),
  refresh: defineCall({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchange the refresh token for new tokens; a token used twice ends its family.',
    who: 'anyone',
    body: z.object({ refreshToken: opaqueToken }),
    answer: tokens,
    writes: true,
  }),
  logout: defineCall({
    method: 'POST',
    path: '/auth/logout',
    summary:
      'Sign out: the session of the access token ends. Answers the same for a token that is no longer good.',
    who: 'anyone',
    body: z.object({ accessToken: opaqueToken }),
    answer: okResponse,
    writes: true,
  }),
  me: defineCall({
    method: 'GET',
    path: '/users/me',
    summary: 'The signed-in user.',
    who: 'player',
    token: 'id',
    answer: user,
    writes: false,
  }),
  setGameSpeed: defineCall({
    method: 'PUT',
    path: '/users/setGameSpeed',
    summary: 'Set how quickly games are animated.',
    who: 'player',
    body: z.object({ gameSpeed }),
    answer: user,
    writes: true,
  }),
  setDiscordUsername: defineCall({
    method: 'PUT',
    path: '/users/setDiscordUsername',
    summary: 'Set the Discord username; empty removes it.',
    who: 'player',
    body: z.object({ discordUsername: displayText(TEXT_RULES.discordUsername) }),
    answer: user,
    writes: true,
  }),
  changePassword: defineCall({
    method: 'PUT',
    path: '/users/changePassword',
    summary: 'Change the password, given the present one; every other session ends.',
    who: 'player',
    body: z.object({ currentPassword: password, newPassword: password }),
    answer: user,
    holdsPassword: true,
    writes: true,
  }),
  changeEmail: defineCall({
    method: 'PUT',
    path: '/users/changeEmail',
    summary:
      'Ask for another e-mail address, given the password; a letter goes there. Answers the same whether or not the address has an account.',
    who: 'player',
    body: z.object({ email, password }),
    answer: okResponse,
    holdsPassword: true,
    writes: true,
  }),
  confirmEmail: defineCall({
    method: 'POST',
    path: '/auth/confirmEmail',
    summary: 'Change to the new e-mail address with the token of the letter that went there.',
    who: 'anyone',
    body: z.object({ token: emailToken }),
    answer: okResponse,
    writes: true,
  }),
  deleteAccount: defineCall({
    method: 'POST',
    path: '/users/delete',
    summary: 'Delete the account and all that belongs to it, given its password.',
    who: 'player',
    body: z.object({ password }),
    answer: okResponse,
    holdsPassword: true,
    writes: true,
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'The sessions that are signed in, the last used first.',
    who: 'player',
    answer: z.array(session).max(MAX_LISTED_SESSIONS),
    writes: false,
  }),
  endSession: defineCall({
    method: 'POST',
    path: '/auth/sessions/{sessionID}/end',
    summary: 'Sign one session out.',
    who: 'player',
    params: z.object({ sessionID: uuid }),
    answer: okResponse,
    writes: true,
  }),
  endOtherSessions: defineCall({
    method: 'POST',
    path: '/auth/sessions/endOthers',
    summary: 'Sign out everywhere else.',
    who: 'player',
    answer: okResponse,
    writes: true,
  }),
};
