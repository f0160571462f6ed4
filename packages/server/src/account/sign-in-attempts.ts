import {
  ATTEMPT_LIMITS,
  resetAttemptGroup,
  resetAttempts,
  takeBackAttempt,
  type TooManyAttempts,
} from '../platform/sign-in-and-email-limits.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import type { AccountServices } from './account-services.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { sendSignInLetter } from './send-sign-in-letter.ts';
import { hasSignedInFrom } from './sign-in-network-store.ts';

/** How long a network counts as one that the account signed in from. */
export const NETWORK_RETENTION_DAYS = 90;

/** Returns the time since which an account must have signed in from a network. */
export const networkRetentionStart = (now: Date): Date => daysBefore(now, NETWORK_RETENTION_DAYS);

/** An attempt to sign in to a username, whether or not it has an account, from a network. */
export interface SignInAttempt {
  /** The key of the username. */
  readonly name: string;
  readonly network: string;
}

/** The subject of the counter of one network. A network has no space. */
const fromNetwork = ({ name, network }: SignInAttempt) => `${network} ${name}`;

/**
 * Counts an attempt to sign in, as if it failed, against the limits of its username: its own from
 * each network, and one over all networks. Networks that the account signed in from are spared the
 * latter, so that strangers can't shut its owner out. Past that limit the owner gets a letter.
 */
export async function countSignInAttempt(
  services: AccountServices,
  attempt: SignInAttempt,
): Promise<{ ok: true } | TooManyAttempts> {
  const { name, network } = attempt;
  const group = name;
  const subject = fromNetwork(attempt);
  const own = await countAccountAttempt(services, ATTEMPT_LIMITS.signInNetwork, { subject, group });
  if (!own.ok) return own;
  const all = await countAccountAttempt(services, ATTEMPT_LIMITS.signInName, {
    subject: name,
    group,
  });
  if (all.ok) return all;
  await sendSignInLetter(services, name);
  const after = networkRetentionStart(services.clock());
  const isSpared = await hasSignedInFrom(services.database, { usernameKey: name, network, after });
  return isSpared ? { ok: true } : all;
}

/** Forgets an attempt that had the right password, and the failures from its network. */
export async function forgetSignInAttempts(
  database: Database,
  attempt: SignInAttempt,
): Promise<void> {
  await resetAttempts(database, ATTEMPT_LIMITS.signInNetwork, fromNetwork(attempt));
  await takeBackAttempt(database, ATTEMPT_LIMITS.signInName, attempt.name);
}

/** Forgets all failures of a username, from all networks, once its owner has a new password. */
export async function forgetAllSignInAttempts(queries: Queries, name: string): Promise<void> {
  await resetAttemptGroup(queries, name);
}
