import { createHash } from 'node:crypto';
import {
  addAttempt,
  deleteAttemptGroup,
  deleteAttempts,
  subtractAttempt,
} from './sign-in-and-email-limit-store.ts';
import type { Queries } from './database/database.ts';
import { refuse, type Refusal } from './refusal.ts';
import { scaleLimit } from './scale-limit.ts';

/** A maximum number of attempts within a window that begins with the first of them. */
export interface AttemptLimit {
  readonly name: string;
  readonly attempts: number;
  readonly windowMinutes: number;
}

/**
 * Limits that protect accounts. Counted in the database: exact over any number of servers, and no
 * attempt passes while the database is unavailable.
 */
export const ATTEMPT_LIMITS = {
  /** Failed sign-ins to one username from one network, whether or not the name has an account. */
  signInNetwork: { name: 'sign_in_network', attempts: 5, windowMinutes: 15 },
  /** Failed sign-ins to one username from all networks. */
  signInName: { name: 'sign_in_all_networks', attempts: 50, windowMinutes: 15 },
  /** Letters about those: one for each of their windows, and in an hour. */
  signInLetter: { name: 'sign_in_letter', attempts: 1, windowMinutes: 15 },
  signInLettersAnHour: { name: 'sign_in_letters', attempts: 3, windowMinutes: 60 },
  signInAddress: { name: 'sign_in_address', attempts: 20, windowMinutes: 1 },
  /** Password confirmations by a signed-in user, required before sensitive actions. */
  ownPassword: { name: 'own_password', attempts: 5, windowMinutes: 15 },
  /** Exports of an account's data. */
  export: { name: 'export', attempts: 10, windowMinutes: 60 },
  registration: { name: 'registration', attempts: 5, windowMinutes: 60 },
  /**
   * Emails to one mailbox. Anybody may request the first two, so each kind is counted by itself:
   * what a stranger requests keeps no other kind from the owner.
   */
  confirmationMail: { name: 'confirmation_mail', attempts: 3, windowMinutes: 60 },
  resetMail: { name: 'reset_mail', attempts: 3, windowMinutes: 60 },
  newAddressMail: { name: 'new_address_mail', attempts: 3, windowMinutes: 60 },
  /** Emails requested from one client address, to any recipient. */
  emailRequests: { name: 'mail_asked', attempts: 20, windowMinutes: 60 },
  /** Email tokens tried from one client address. */
  emailToken: { name: 'letter_token', attempts: 30, windowMinutes: 15 },
} as const satisfies Record<string, AttemptLimit>;

export type TooManyAttempts = Refusal<'too_many_attempts'>;

/** Whose attempts are counted. */
export interface AttemptSubject {
  readonly subject: string;
  /** What the counter is one of several for: a username, where it counts one of its networks. */
  readonly group?: string;
}

/**
 * Counts an attempt before its outcome is known, so that no more concurrent attempts than the limit
 * get through. An attempt above the limit makes nobody wait longer: a window ends when it ends.
 *
 * @returns a refusal above the limit; its `retryAfter` is the number of seconds until the window
 * ends.
 */
export async function countAttempt(
  queries: Queries,
  {
    limit,
    subject,
    group,
    now,
    factor,
  }: AttemptSubject & { limit: AttemptLimit; now: Date; factor: number },
): Promise<{ ok: true } | TooManyAttempts> {
  const row = await addAttempt(queries, {
    key: limitKey(limit.name, subject),
    group: group === undefined ? null : limitKey('group', group),
    windowMinutes: limit.windowMinutes,
    now,
  });
  if (row.attempts <= scaleLimit(limit.attempts, factor)) return { ok: true };
  const retryAfter = Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000));
  return refuse('too_many_attempts', { retryAfter });
}

/** Resets the counter of a subject, after a successful attempt. */
export async function resetAttempts(
  queries: Queries,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  await deleteAttempts(queries, limitKey(limit.name, subject));
}

/** Resets all counters of a group. */
export async function resetAttemptGroup(queries: Queries, group: string): Promise<void> {
  await deleteAttemptGroup(queries, limitKey('group', group));
}

/** Takes back one counted attempt of a subject, which turned out to be none of the limited kind. */
export async function takeBackAttempt(
  queries: Queries,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  await subtractAttempt(queries, limitKey(limit.name, subject));
}

/**
 * Returns the key of a counter. The subject is hashed, since typed text may be long, or a password
 * entered into the wrong field.
 */
export function limitKey(name: string, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
