import { defineRefusals } from '../platform/refusal.ts';

/** Status and sentence of the account's refusals. */
export const accountRefusals = defineRefusals({
  username_taken: { status: 409, error: 'This username is taken.' },
  username_refused: {
    status: 422,
    error: (details) => firstMessage(details) ?? 'This username cannot be used.',
  },
  password_refused: {
    status: 422,
    error: (details) => firstMessage(details) ?? 'This password cannot be used.',
  },
  email_malformed: { status: 422, error: 'Enter a valid e-mail address.' },
  email_has_account: {
    status: 409,
    error:
      'Your e-mail address has an account by now. Log in there, or choose a new password for it.',
  },
  last_admin: {
    status: 409,
    error: 'You are the only admin. Make somebody else an admin first.',
  },
  email_unchanged: { status: 422, error: 'That is your e-mail address already.' },
  wrong_password: { status: 422, error: 'That is not your present password.' },
  password_unchanged: { status: 422, error: 'Choose a password other than the present one.' },
  session_not_found: { status: 404, error: 'You have no such session.' },
  wrong_credentials: { status: 401, error: 'Username or password is wrong.' },
  email_not_confirmed: {
    status: 403,
    error:
      'Please confirm your e-mail address first: open the link in the letter that we sent you.',
  },
  kept_card_unknown: {
    status: 400,
    error: 'That card cannot be kept. Take one of the twelve of the at-bat on home.',
  },
  sign_in_secret_gone: {
    status: 401,
    error: 'This browser may not sign in by itself (any more). Log in with your password.',
  },
  starter_season_not_ready: {
    status: 409,
    error: 'The cards of that season are still being printed. Choose another for now.',
  },
  starter_club_unknown: { status: 404, error: 'There was no such club that season.' },
  letter_token_invalid: {
    status: 422,
    error: 'This link is not valid (any more). Ask for a new letter.',
  },
  letter_token_expired: { status: 422, error: 'This link has expired. Ask for a new letter.' },
  starter_set_not_ready: {
    status: 503,
    error: 'Your first cards are still being made. Please open the link again in a minute.',
  },
  too_many_attempts: {
    status: 429,
    error: (details) => `Too many attempts. Try again ${describeWait(details)}.`,
  },
});

function firstMessage(details: unknown): string | undefined {
  return Array.isArray(details)
    ? (details[0] as { message?: string } | undefined)?.message
    : undefined;
}

function describeWait(details: unknown): string {
  const { retryAfter } = (details ?? {}) as { retryAfter?: number };
  if (retryAfter === undefined) return 'later';
  if (retryAfter >= 90) return `in ${Math.ceil(retryAfter / 60)} minutes`;
  return `in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}`;
}
