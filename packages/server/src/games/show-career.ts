import type { Career, CardOrigin, CareerTotals, GameOfCareer } from '@pennant/contract/career';
import { boxScore } from '@pennant/rules/games/analysis/box-score';
import { WPA_UNITS } from '@pennant/rules/statistics/wpa-units';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { countersOf } from '../cards/card-counters.ts';
import { unpackMoments } from '../cards/career-moments.ts';
import { bestGameOf, findCareer, type CareerOfCard } from '../cards/careers.ts';
import type { Queries } from '../platform/database/database.ts';
import { NOBODY } from '../platform/nobody.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import {
  hasUncountedGames,
  readGamesOfCareer,
  type GameOfCareer as GameRow,
} from './career-game-store.ts';
import { DamagedRecord } from './game-record.ts';
import { readGameEvents } from './game-record-store.ts';
import { readGameSetup } from './game-setup-store.ts';
import { toPerformanceLine, type PerformanceLine } from './performance-line.ts';
import type { FindShownUser } from './show-public-game.ts';
import { userSideOf } from './situation-dto.ts';

/** Returns how a card came to a user; null where the ledger does not tell. Provided by packs. */
export type FindCardOrigin = (
  queries: Queries,
  card: { readonly userID: string; readonly cardID: number },
) => Promise<CardOrigin | null>;

/** Returns the user who has a name; null for nobody. Provided by the account feature. */
export type FindUserIDByName = (queries: Queries, username: string) => Promise<string | null>;

interface Context {
  readonly db: Queries;
  readonly findShownUser: FindShownUser;
  readonly findCardOrigin: FindCardOrigin;
}

type CareerResult = Career | Refusal<'career_not_found'>;

/** Returns what a card of the user has lived, hidden games included. */
export async function showOwnCareer(
  context: Context,
  card: { readonly userID: string; readonly cardID: number },
): Promise<CareerResult> {
  const [user, row] = await Promise.all([
    context.findShownUser(context.db, card.userID),
    findCareer(context.db, card),
  ]);
  if (user === null || row === null) return refuse('career_not_found');
  const games = { showsGames: user.showsGames, withHidden: true };
  return describeCareer(context, { ...card, username: user.username, row, games });
}

/**
 * Returns what a card of a user has lived, as far as they show their games. The work is the same
 * whether the user is unknown, hides their games or does not own the card.
 */
export async function showPublicCareer(
  context: Context & { readonly findUserIDByName: FindUserIDByName },
  { username, cardID }: { readonly username: string; readonly cardID: number },
): Promise<CareerResult> {
  const { db, findShownUser, findUserIDByName } = context;
  const userID = (await findUserIDByName(db, username)) ?? NOBODY;
  const card = { userID, cardID };
  const [user, row] = await Promise.all([findShownUser(db, userID), findCareer(db, card)]);
  if (user === null || !user.showsGames || row === null) return refuse('career_not_found');
  const games = { showsGames: true, withHidden: false };
  return describeCareer(context, { ...card, username: user.username, row, games });
}

interface FoundCareer {
  readonly userID: string;
  readonly cardID: number;
  readonly username: string;
  readonly row: CareerOfCard;
  readonly games: { readonly showsGames: boolean; readonly withHidden: boolean };
}

async function describeCareer(
  { db, findCardOrigin }: Context,
  { userID, cardID, username, row, games }: FoundCareer,
): Promise<Career> {
  const moments = row.moments === null ? [] : unpackMoments(row.moments);
  const bestGame = bestGameOf(row);
  const gameIDs = new Set(moments.map(({ gameID }) => gameID));
  if (bestGame !== null) gameIDs.add(bestGame.gameID);
  const [origin, hasUncounted, gameRows] = await Promise.all([
    findCardOrigin(db, { userID, cardID }),
    hasUncountedGames(db, userID),
    readGamesOfCareer(db, userID, [...gameIDs]),
  ]);
  const shown = new Map<string, GameOfCareer>();
  for (const gameRow of gameRows) {
    const game = toGameOfCareer(gameRow, games.showsGames);
    if (games.withHidden || game.isPublic) shown.set(game.gameID, game);
  }
  const bestShown = bestGame === null ? undefined : shown.get(bestGame.gameID);
  const bestRow = gameRows.find(({ game_id }) => game_id === bestShown?.gameID);
  const line = bestRow === undefined ? null : await readLine(db, { userID, cardID, game: bestRow });
  return {
    cardID,
    username,
    isShown: games.showsGames,
    origin,
    isComplete: !hasUncounted && row.best_points === null,
    totals: totalsOf(row),
    moments: moments.flatMap(({ figure, number, gameID, eventNumber }) => {
      const game = shown.get(gameID);
      return game === undefined ? [] : [{ figure, number, game, eventNumber }];
    }),
    best:
      bestGame === null || bestShown === undefined || line === null
        ? null
        : { game: bestShown, line, wpa: bestGame.wpa / WPA_UNITS },
  };
}

const toGameOfCareer = (row: GameRow, showsGames: boolean): GameOfCareer => ({
  gameID: row.game_id,
  finished: (row.finished_at ?? new Date(0)).toISOString(),
  opponent: userSideOf(row) === 'home' ? row.visiting_name : row.home_name,
  isPublic: row.is_public === true && showsGames,
});

const totalsOf = (row: CareerOfCard): CareerTotals => ({
  games: row.games ?? 0,
  wins: row.wins ?? 0,
  losses: row.losses ?? 0,
  saves: row.saves ?? 0,
  er: row.earned_runs ?? 0,
  ...countersOf(row),
});

/** Returns a card's line in a game; null where the game's record is damaged. */
async function readLine(
  queries: Queries,
  {
    userID,
    cardID,
    game,
  }: { readonly userID: string; readonly cardID: number; readonly game: GameRow },
): Promise<PerformanceLine | null> {
  const key = { userID, gameID: game.game_id };
  try {
    const stored = await readGameSetup(queries, key);
    if (stored === null) return null;
    const setup = compileSetup(stored.source);
    const side = userSideOf(game);
    const box = boxScore(setup, await readGameEvents(queries, key))[side];
    const isOf = ({ player }: { readonly player: number }) =>
      setup[side].players[player]?.cardID === cardID;
    const batter = box.batters.find(isOf);
    if (batter !== undefined) return toPerformanceLine({ kind: 'batting', line: batter });
    const pitcher = box.pitchers.find(isOf);
    return pitcher === undefined ? null : toPerformanceLine({ kind: 'pitching', line: pitcher });
  } catch (error) {
    if (error instanceof DamagedRecord) return null;
    throw error;
  }
}
