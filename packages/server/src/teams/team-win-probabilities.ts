import { hash } from 'node:crypto';
import type { ComparedTeam } from '@pennant/rules/teams/compare-teams';
import { LRUCache } from 'lru-cache';
import { createBoundedQueue } from '../platform/bounded-queue.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { createWorkerQueue } from '../platform/worker-queue.ts';
import { findComputerTeam } from './computer-team-store.ts';
import { findComparedTeam } from './find-compared-team.ts';
import type { StoredTeam } from './team-from-row.ts';

/** What the worker thread computes a probability from. */
export interface TeamPair {
  readonly one: ComparedTeam;
  readonly other: ComparedTeam;
}

/** The share of simulated games that a team wins, or that too many chances are being computed. */
type WinProbability = Promise<number | Refusal<'busy'>>;

/** Chances of users' teams to win a game, by simulated games. */
export interface TeamWinProbabilities {
  /**
   * Returns the chance of a user's team against a computer team. Rejects where there is none of
   * that id.
   */
  compute(queries: Queries, team: StoredTeam, computerTeamID: string): WinProbability;
  /** Returns for a user the chance of the first of two teams, from their cards as they are now. */
  computePair(userID: string, pair: TeamPair): WinProbability;
  /** Returns the chance against a computer team where it is known already, else undefined. */
  peek(team: StoredTeam, computerTeamID: string): number | undefined;
}

/** About 300 bytes each. */
const MAX_CACHED = 20_000;

/**
 * One thread computes, a chance in some 10 ms; while it does, the cards for the next one are read.
 * A user who looks for opponents wants three at once, home and Compare one each.
 */
const QUEUE_LIMITS = { concurrent: 2, waiting: 100, perClient: 6 } as const;

/** How long a chance is kept, in ms: an admin may have had the cards of a season made again. */
const KEPT_MS = 3_600_000;

/** Returns a text that is the same for the same lineup: cards, slots and batting order. */
export const lineupKey = ({ slots }: StoredTeam): string =>
  hash(
    'sha256',
    JSON.stringify(slots.map(({ slot, card_id, lineup_order }) => [slot, card_id, lineup_order])),
    'base64',
  );

const pairingKey = (team: StoredTeam, computerTeamID: string): string =>
  `${lineupKey(team)} ${computerTeamID}`;

const pairKey = (pair: TeamPair): string => hash('sha256', JSON.stringify(pair), 'base64');

const computeInThread = () =>
  createWorkerQueue<number>(new URL('./win-probability-worker.ts', import.meta.url));

/** @param simulate computes a chance, away from the thread that responds to requests. */
export function createTeamWinProbabilities(
  simulate: (pair: TeamPair) => Promise<number> = computeInThread(),
): TeamWinProbabilities {
  const known = new LRUCache<string, number>({ max: MAX_CACHED, ttl: KEPT_MS });
  const pending = new Map<string, Promise<number>>();
  const queue = createBoundedQueue(QUEUE_LIMITS);

  /** Returns what is known or being computed; else computes it, unless too many wait. */
  const compute = async (
    { userID, key }: { readonly userID: string; readonly key: string },
    findPair: () => Promise<TeamPair>,
  ): WinProbability => {
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const request = pending.get(key) ?? queue.run(userID, async () => simulate(await findPair()));
    if (request === null) return refuse('busy', { retryAfter: 1 });
    pending.set(key, request);
    try {
      const probability = await request;
      known.set(key, probability);
      return probability;
    } finally {
      pending.delete(key);
    }
  };

  return {
    peek: (team, computerTeamID) => known.get(pairingKey(team, computerTeamID)),
    compute: (queries, team, computerTeamID) => {
      const userID = team.userID ?? '';
      return compute({ userID, key: pairingKey(team, computerTeamID) }, async () => {
        const opponent = await findComputerTeam(queries, computerTeamID);
        if (opponent === null) throw new Error(`there is no computer team ${computerTeamID}`);
        return {
          one: await findComparedTeam(queries, team),
          other: await findComparedTeam(queries, opponent),
        };
      });
    },
    computePair: (userID, pair) => compute({ userID, key: pairKey(pair) }, async () => pair),
  };
}
