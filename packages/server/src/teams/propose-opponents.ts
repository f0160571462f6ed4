import { hash } from 'node:crypto';
import type { OpponentSummary, ProposedOpponent } from '@pennant/contract/teams';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { SIMULATED_GAMES } from '@pennant/rules/teams/compare-teams';
import { findOpponents, type MeasuredOpponent } from '@pennant/rules/teams/find-opponents';
import { FIRST_GAME_CHANCE, OPPONENT_LEVELS } from '@pennant/rules/teams/opponent-levels';
import AsyncLock from 'async-lock';
import { LRUCache } from 'lru-cache';
import { findCardSummaries } from '../cards/find-cards.ts';
import { createBoundedQueue } from '../platform/bounded-queue.ts';
import type { Queries } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { readOpponentCandidates } from './computer-team-store.ts';
import { findComputerTeams } from './find-computer-teams.ts';
import type { TeamRefusalCode } from './refusals.ts';
import type { StoredTeam } from './team-from-row.ts';
import { lineupKey, type TeamWinProbabilities } from './team-win-probabilities.ts';
import { findTeam } from './team-store.ts';

export interface OpponentRequest {
  readonly userID: string;
  readonly teamID: string;
  readonly draw: number;
  readonly for: 'game' | 'first';
  readonly now: Date;
}

export interface Proposals {
  readonly opponents: ProposedOpponent[];
  readonly games: number;
}

/** How long found opponents are kept, in ms: while the cards are made, clubs are added. */
const KEPT_MS = 600_000;
const MAX_CACHED = 5_000;

/** The clubs of as many draws before are not proposed again, where there are others. */
const DRAWS_REMEMBERED = 3;

/** How many searches of a user are under way or wait; the lock makes them one after another. */
const SEARCH_LIMITS = { concurrent: Infinity, waiting: 0, perClient: 4 } as const;

/** Ends a search: one of its chances is not computed now. */
class SearchRefused extends Error {
  readonly refusal: Refusal<'busy'>;

  constructor(refusal: Refusal<'busy'>) {
    super('too many chances are being computed');
    this.refusal = refusal;
  }
}

/** Returns a function that proposes opponents for a user's team; it keeps what it has found. */
export function createOpponentProposals(probabilities: TeamWinProbabilities) {
  const found = new LRUCache<string, MeasuredOpponent[]>({ max: MAX_CACHED, ttl: KEPT_MS });
  // One search at a time for each user, so that nobody's many requests keep the others waiting.
  const lock = new AsyncLock({ maxPending: Infinity });
  const searches = createBoundedQueue(SEARCH_LIMITS);

  const find = async (queries: Queries, team: StoredTeam, request: OpponentRequest) => {
    const key = searchKey(team, request);
    const opponents = found.get(key) ?? (await search(queries, team, request));
    found.set(key, opponents);
    return opponents;
  };

  const search = async (
    queries: Queries,
    team: StoredTeam,
    request: OpponentRequest,
  ): Promise<MeasuredOpponent[]> => {
    const avoid = new Set<string>();
    for (let back = 1; back <= Math.min(DRAWS_REMEMBERED, request.draw); back += 1) {
      const earlier = await find(queries, team, { ...request, draw: request.draw - back });
      for (const { teamID } of earlier) avoid.add(teamID);
    }
    const isFirst = request.for === 'first';
    const seed = hash('sha256', searchKey(team, request), 'buffer').readUInt32LE(0);
    return findOpponents(isFirst ? [FIRST_GAME_CHANCE] : OPPONENT_LEVELS, {
      score: team.score,
      candidates: await readOpponentCandidates(queries),
      nearYear: isFirst ? await middleYear(queries, team) : undefined,
      avoid,
      dice: new SeededDice(seed),
      measure: async (computerTeamID) => {
        const chance = await probabilities.compute(queries, team, computerTeamID);
        if (isRefusal(chance)) throw new SearchRefused(chance);
        return chance;
      },
    });
  };

  /** Returns what is found in turn, or a refusal if the user, or all together, ask for too much. */
  const findInTurn = async (queries: Queries, team: StoredTeam, request: OpponentRequest) => {
    const { userID } = request;
    const search = searches.run(userID, () =>
      lock.acquire(userID, () => find(queries, team, request)),
    );
    if (search === null) return refuse('busy', { retryAfter: 1 });
    return search.catch((error: unknown) => {
      if (error instanceof SearchRefused) return error.refusal;
      throw error;
    });
  };

  return async (
    queries: Queries,
    request: OpponentRequest,
  ): Promise<Proposals | Refusal<TeamRefusalCode | 'busy'>> => {
    const team = await findTeam(queries, request);
    if (team === null) return refuse('team_not_found');
    if (team.slots.length < SLOTS.length) return refuse('slot_empty');
    const measured = await findInTurn(queries, team, request);
    if (isRefusal(measured)) return measured;
    const summaries = await findComputerTeams(
      queries,
      measured.map(({ teamID }) => teamID),
    );
    return {
      opponents: toProposals(measured, summaries, request.for),
      games: SIMULATED_GAMES,
    };
  };
}

/** Returns a text that is the same for the same team, day and draw. */
const searchKey = (team: StoredTeam, { now, draw, for: purpose }: OpponentRequest): string =>
  [team.teamID, lineupKey(team), now.toISOString().slice(0, 10), draw, purpose].join(' ');

/** Returns the year in the middle of a team's cards. */
async function middleYear(queries: Queries, team: StoredTeam): Promise<number | undefined> {
  const cards = await findCardSummaries(
    queries,
    team.slots.map(({ card_id }) => card_id),
  );
  const years = [...cards.values()].map(({ year }) => year).toSorted((a, b) => a - b);
  return years[Math.floor(years.length / 2)];
}

const toProposals = (
  measured: readonly MeasuredOpponent[],
  summaries: ReadonlyMap<string, OpponentSummary>,
  purpose: OpponentRequest['for'],
): ProposedOpponent[] =>
  measured.flatMap(({ teamID, winChance }, index) => {
    const opponent = summaries.get(teamID);
    const level = purpose === 'first' ? 'first' : OPPONENT_LEVELS[index]?.level;
    return opponent === undefined || level === undefined ? [] : [{ level, opponent, winChance }];
  });
