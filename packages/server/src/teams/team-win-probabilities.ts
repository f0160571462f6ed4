import { hash } from 'node:crypto';
import type { ComparedTeam } from '@pennant/rules/teams/compare-teams';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../platform/database/database.ts';
import { createWorkerQueue } from '../platform/worker-queue.ts';
import { findComparedTeam } from './compare-teams.ts';
import { findComputerTeam } from './computer-team-store.ts';
import type { StoredTeam } from './team-from-row.ts';

/** What the worker thread computes a probability from. */
export interface TeamPair {
  readonly one: ComparedTeam;
  readonly other: ComparedTeam;
}

/** Chances of users' teams to win a game against computer teams, by simulated games. */
export interface TeamWinProbabilities {
  /**
   * Resolves to the share of simulated games that a team wins: the figure of `GET /teams/compare`.
   * Rejects where there is no such computer team.
   */
  compute(queries: Queries, team: StoredTeam, computerTeamID: string): Promise<number>;
  /** Returns the same where it is known already, else undefined. */
  peek(team: StoredTeam, computerTeamID: string): number | undefined;
}

/** About 300 bytes each. */
const MAX_CACHED = 20_000;

/** How long a chance is kept, in ms: an admin may have had the cards of a season made again. */
const KEPT_MS = 3_600_000;

/** Returns a text that is the same for the same lineup: cards, slots and batting order. */
export const lineupKey = ({ slots }: StoredTeam): string =>
  hash(
    'sha256',
    JSON.stringify(slots.map(({ slot, card_id, lineup_order }) => [slot, card_id, lineup_order])),
    'base64',
  );

export function createTeamWinProbabilities(): TeamWinProbabilities {
  const known = new LRUCache<string, number>({ max: MAX_CACHED, ttl: KEPT_MS });
  const pending = new Map<string, Promise<number>>();
  const simulate = createWorkerQueue<number>(
    new URL('./win-probability-worker.ts', import.meta.url),
  );

  const computeAnew = async (queries: Queries, team: StoredTeam, computerTeamID: string) => {
    const opponent = await findComputerTeam(queries, computerTeamID);
    if (opponent === null) throw new Error(`there is no computer team ${computerTeamID}`);
    const pair: TeamPair = {
      one: await findComparedTeam(queries, team),
      other: await findComparedTeam(queries, opponent),
    };
    return simulate(pair);
  };

  return {
    peek: (team, computerTeamID) => known.get(`${lineupKey(team)} ${computerTeamID}`),
    compute: async (queries, team, computerTeamID) => {
      const key = `${lineupKey(team)} ${computerTeamID}`;
      const cached = known.get(key);
      if (cached !== undefined) return cached;
      const request = pending.get(key) ?? computeAnew(queries, team, computerTeamID);
      pending.set(key, request);
      try {
        const probability = await request;
        known.set(key, probability);
        return probability;
      } finally {
        pending.delete(key);
      }
    },
  };
}
