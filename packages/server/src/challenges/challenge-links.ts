import type { ChallengeLink, StartedChallenge } from '@pennant/contract/challenges';
import {
  CHALLENGE_LINK_DAYS,
  MAX_OPEN_CHALLENGE_LINKS,
} from '@pennant/rules/challenges/challenge-limits';
import { DAY_MS } from '@pennant/rules/time/utc-day';
import type { Queries, Transaction, TransactionScope } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import type { ChallengeServices, LinkToken } from './challenge-services.ts';
import { findLink, insertLink, lockAndCountOpenLinks, useUpLink } from './challenge-link-store.ts';
import { findPublishedTeam } from './published-team-store.ts';
import type { ChallengeRefusalCode } from './refusals.ts';
import { findDefender, startChallenge, type Challenger } from './start-challenge.ts';

/** Makes a link with which one other user may challenge the user's published team. */
export async function createLink(
  tx: Transaction,
  services: ChallengeServices,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<{ token: string; expires: string } | Refusal<ChallengeRefusalCode>> {
  const open = await lockAndCountOpenLinks(tx, { userID, now });
  if (open === null) return refuse('no_published_team');
  if (open >= MAX_OPEN_CHALLENGE_LINKS) return refuse('too_many_links');
  const { text, hash } = services.newLinkToken(userID);
  const expires = new Date(now.getTime() + CHALLENGE_LINK_DAYS * DAY_MS);
  await insertLink(tx, { userID, hash, expires });
  return { token: text, expires: expires.toISOString() };
}

/** A link that was found, by the token of it that somebody has. */
interface FoundLink {
  readonly token: LinkToken;
  readonly state: ChallengeLink['state'];
  readonly expires: Date;
}

async function findByToken(
  services: ChallengeServices,
  queries: Queries,
  { token: text, now }: { readonly token: string; readonly now: Date },
): Promise<FoundLink | null> {
  const token = services.parseLinkToken(text);
  const row = token === null ? undefined : await findLink(queries, token);
  if (token === null || row === undefined) return null;
  const isOver = row.expires_at <= now;
  const state = row.used_at !== null ? 'used' : isOver ? 'expired' : 'open';
  return { token, state, expires: row.expires_at };
}

/** Returns whose team a link challenges, and whether it can still be used. */
export async function showLink(
  services: ChallengeServices,
  queries: Queries,
  request: { readonly token: string; readonly now: Date },
): Promise<ChallengeLink | Refusal<ChallengeRefusalCode>> {
  const link = await findByToken(services, queries, request);
  if (link === null) return refuse('challenge_link_not_found');
  const { userID } = link.token;
  const published = await findPublishedTeam(queries, userID);
  const isPlayable = published !== undefined && published.problem === null;
  return {
    state: link.state,
    User: { userID, username: await services.findUsername(queries, userID) },
    team: isPlayable ? { name: published.team_name, score: published.team_score } : null,
    expires: link.expires.toISOString(),
  };
}

/** Starts the game of a link, which is used up by it. */
export async function acceptLink(
  services: ChallengeServices,
  db: TransactionScope,
  challenger: Challenger & { readonly token: string },
): Promise<StartedChallenge | Refusal<ChallengeRefusalCode | 'busy'>> {
  const { userID, now } = challenger;
  const link = await findByToken(services, db, challenger);
  if (link === null) return refuse('challenge_link_not_found');
  if (link.state === 'used') return refuse('challenge_link_used');
  if (link.state === 'expired') return refuse('challenge_link_expired');
  const { token } = link;
  const defender = await findDefender(services, db, {
    defenderID: token.userID,
    challengerID: userID,
    now,
  });
  if (isRefusal(defender)) return defender;
  return db.transaction(async (tx) => {
    // Two who open the link at once: one of them finds it used.
    if (!(await useUpLink(tx, { ...token, now }))) return refuse('challenge_link_used');
    return startChallenge(tx, challenger, defender, async () => 'by_link');
  });
}
