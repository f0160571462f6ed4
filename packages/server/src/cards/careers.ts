import type { CardType } from '@pennant/rules/cards/card';
import {
  addToCounts,
  careerNumbersReached,
  type CardGame,
  type CareerCounts,
} from '@pennant/rules/cards/career';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { packMoments, unpackMoments, type CareerMoment } from './career-moments.ts';
import {
  deleteCareerRows,
  listCareerRows,
  readCareerRows,
  saveCareerRows,
  type CareerRow,
} from './career-store.ts';

/** A game of a card, with the win probability that it added there in units of `WPA_UNITS`. */
export interface BestGame {
  readonly gameID: string;
  readonly wpa: number;
}

/** What a card has lived with its user. */
export interface Career {
  readonly counts: CareerCounts;
  readonly losses: number;
  readonly earnedRuns: number;
  /** In the order in which they came. */
  readonly moments: readonly CareerMoment[];
  /** Of equal games the first; null before the first game, and where `bestByPoints` is not. */
  readonly best: BestGame | null;
  /** The best game as a program of before chose it. It stays until a job chooses by `wpa`. */
  readonly bestByPoints: { readonly gameID: string; readonly points: number } | null;
}

/** The career of a card that has not played. */
export const NO_CAREER: Career = {
  counts: {},
  losses: 0,
  earnedRuns: 0,
  moments: [],
  best: null,
  bestByPoints: null,
};

/** Returns the better of a card's best game and a later one. */
export const betterGame = (best: BestGame | null, later: BestGame): BestGame =>
  best === null || later.wpa > best.wpa ? later : best;

/** Returns a career with one more game. */
export function addGame(career: Career, gameID: string, game: CardGame): Career {
  const reached = careerNumbersReached(career.counts, game);
  return {
    counts: addToCounts(career.counts, game),
    losses: career.losses + game.losses,
    earnedRuns: career.earnedRuns + game.earnedRuns,
    moments: [...career.moments, ...reached.map((one) => ({ ...one, gameID }))],
    best: career.bestByPoints === null ? betterGame(career.best, { gameID, wpa: game.wpa }) : null,
    bestByPoints: career.bestByPoints,
  };
}

/** Returns a card's career by its counters and by what else is stored. */
export const careerOf = (row: CareerRow, type: CardType): Career => ({
  counts: countsOf(row, type),
  losses: row.losses ?? 0,
  earnedRuns: row.earned_runs ?? 0,
  moments: row.moments === null ? [] : unpackMoments(row.moments),
  best: bestGameOf(row),
  bestByPoints:
    row.best_game_id === null || row.best_points === null
      ? null
      : { gameID: row.best_game_id, points: row.best_points },
});

/** Returns the best game that is stored; null where a job is still to choose it. */
export const bestGameOf = ({
  best_game_id: gameID,
  best_wpa: wpa,
  best_points: points,
}: Pick<CareerRow, 'best_game_id' | 'best_wpa' | 'best_points'>): BestGame | null =>
  gameID === null || wpa === null || points !== null ? null : { gameID, wpa };

const countsOf = (row: CareerRow, type: CardType): CareerCounts =>
  type === 'Pitcher'
    ? { G: row.games ?? 0, SO: row.so, W: row.wins ?? 0, SV: row.saves ?? 0 }
    : {
        G: row.games ?? 0,
        H: row.h1 + row.h2 + row.h3 + row.hr,
        H2: row.h2,
        H3: row.h3,
        HR: row.hr,
        R: row.runs,
        RBI: row.rbi,
        BB: row.bb,
        SB: row.sb,
      };

/**
 * Returns the careers of those of a user's cards that they own, by card id, as they stand before
 * `games`. Called before the counters of these games are added, under a lock that keeps other games
 * of the user from ending.
 */
export async function readCareers(
  tx: Transaction,
  { userID, games }: { readonly userID: string; readonly games: readonly CardGame[] },
): Promise<ReadonlyMap<number, Career>> {
  const types = new Map(games.map(({ cardID, type }) => [cardID, type]));
  const rows = await readCareerRows(tx, userID, [...types.keys()]);
  return new Map(rows.map((row) => [row.card_id, careerOf(row, types.get(row.card_id)!)]));
}

/** Writes the careers of cards of a user over those from before. */
export async function saveCareers(
  tx: Transaction,
  userID: string,
  careers: ReadonlyMap<number, Career>,
): Promise<void> {
  if (careers.size === 0) return;
  await saveCareerRows(
    tx,
    userID,
    [...careers].map(([cardID, { counts, losses, earnedRuns, moments, best, bestByPoints }]) => ({
      cardID,
      games: counts.G ?? 0,
      wins: counts.W ?? 0,
      losses,
      saves: counts.SV ?? 0,
      earnedRuns,
      moments: packMoments(moments),
      bestGameID: (bestByPoints ?? best)?.gameID ?? null,
      bestWpa: best?.wpa ?? null,
      bestPoints: bestByPoints?.points ?? null,
    })),
  );
}

/** Writes the careers of all cards of a user, in the place of those from before. */
export async function replaceCareers(
  tx: Transaction,
  userID: string,
  careers: ReadonlyMap<number, Career>,
): Promise<void> {
  await deleteCareerRows(tx, userID);
  await saveCareers(tx, userID, careers);
}

/** The counters of a card and what else is stored of its career, null before its first game. */
export type CareerOfCard = CareerRow;

/** Returns the counters and the career of one card; null where the user does not own it. */
export async function findCareer(
  queries: Queries,
  { userID, cardID }: { readonly userID: string; readonly cardID: number },
): Promise<CareerOfCard | null> {
  const [row] = await readCareerRows(queries, userID, [cardID]);
  return row ?? null;
}

/** Returns the careers of a user's cards for the export, those with the most games first. */
export async function exportCareers(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) {
  const rows = await listCareerRows(queries, userID, limit);
  return rows.map((row) => {
    const best = bestGameOf(row);
    return {
      cardID: row.card_id,
      games: row.games,
      wins: row.wins,
      losses: row.losses,
      saves: row.saves,
      er: row.earned_runs,
      bestGameID: best?.gameID ?? null,
      bestWpa: best?.wpa ?? null,
      moments: unpackMoments(row.moments),
    };
  });
}
