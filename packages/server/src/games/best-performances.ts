import { milestonesReached, type Milestone } from '@pennant/rules/cards/milestones';
import { bestPerformance } from '@pennant/rules/games/analysis/best-performance';
import type { SideBoxScore } from '@pennant/rules/games/analysis/box-score';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import type { GameSetup } from '@pennant/rules/games/setup';
import { LRUCache } from 'lru-cache';
import { findInventories } from '../cards/find-inventories.ts';
import type { Queries } from '../platform/database/database.ts';
import { figuresOf, toCardStatistics } from './card-and-leaderboard-statistics.ts';
import { DamagedRecord } from './game-record.ts';
import { readGameEvents } from './game-record-store.ts';
import { readGameSetup } from './game-setup-store.ts';
import { gameCacheKey, type GameKey } from './game-store.ts';
import { toPerformanceLine, type PerformanceLine } from './performance-line.ts';

/** What a user's cards did in a final game. */
export interface GamePerformances {
  readonly opponent: string;
  /** The best line of the user's side; null where nobody did anything. */
  readonly best: { readonly cardID: number; readonly line: PerformanceLine } | null;
  /** The milestones that cards of the user reached in it. */
  readonly milestones: readonly (Milestone & { readonly cardID: number })[];
}

/** Returns what a user's cards did in a final game; null where no such game can be read. */
export type FindPerformances = (
  queries: Queries,
  key: GameKey,
  side: Side,
) => Promise<GamePerformances | null>;

/** About 1 KB each. */
const MAX_CACHED = 5_000;

/**
 * Returns a function that works out what cards did in a final game, once: a game that is over does
 * not change. Milestones are those at the time of the first call, which home makes after the game.
 */
export function createBestPerformances(): FindPerformances {
  const known = new LRUCache<string, GamePerformances>({ max: MAX_CACHED });
  return async (queries, key, side) => {
    const cached = known.get(gameCacheKey(key));
    if (cached !== undefined) return cached;
    const played = await readPlayed(queries, key);
    if (played === null) return null;
    const { setup } = played;
    const figures = figuresOf(setup, played.events);
    const performances: GamePerformances = {
      opponent: setup[otherSide(side)].name,
      best: findBest(setup, side, figures.box[side]),
      milestones: await findMilestones(queries, key.userID, toCardStatistics(setup, side, figures)),
    };
    known.set(gameCacheKey(key), performances);
    return performances;
  };
}

/** Returns the setup and events of a game; null where there is none, or its record is damaged. */
async function readPlayed(queries: Queries, key: GameKey) {
  try {
    const stored = await readGameSetup(queries, key);
    if (stored === null) return null;
    return { setup: compileSetup(stored.source), events: await readGameEvents(queries, key) };
  } catch (error) {
    // Whoever opens the game is told; home shows what else there is.
    if (error instanceof DamagedRecord) return null;
    throw error;
  }
}

function findBest(setup: GameSetup, side: Side, box: SideBoxScore): GamePerformances['best'] {
  const best = bestPerformance(box);
  if (best === null) return null;
  const cardID = setup[side].players[best.line.player]?.cardID ?? 0;
  return { cardID, line: toPerformanceLine(best) };
}

async function findMilestones(
  queries: Queries,
  userID: string,
  figures: ReturnType<typeof toCardStatistics>,
): Promise<GamePerformances['milestones']> {
  const cardIDs = figures.map(({ cardID }) => cardID);
  const inventories = await findInventories(queries, { userID, cardIDs });
  return figures.flatMap((gained) => {
    const total = inventories.get(gained.cardID);
    if (total === undefined) return [];
    const isPitcher = gained.ipOuts > 0;
    return milestonesReached(
      toMilestoneTotals(total, isPitcher),
      toMilestoneTotals(gained, isPitcher),
    ).map((milestone) => ({ ...milestone, cardID: gained.cardID }));
  });
}

/** Returns the figures of milestones: a pitcher's are strikeouts only, a batter's all others. */
const toMilestoneTotals = (
  figures: Readonly<Record<'h1' | 'h2' | 'h3' | 'hr' | 'so' | 'rbi' | 'sb', number>>,
  isPitcher: boolean,
) =>
  isPitcher
    ? { hr: 0, so: figures.so, hits: 0, rbi: 0, sb: 0 }
    : {
        hr: figures.hr,
        so: 0,
        hits: figures.h1 + figures.h2 + figures.h3 + figures.hr,
        rbi: figures.rbi,
        sb: figures.sb,
      };
