import type { GameReplay } from '@pennant/contract/game-summary';
import type { PublicGame } from '@pennant/contract/public-game';
import { LRUCache } from 'lru-cache';
import { findCardsWithDice } from '../cards/find-cards.ts';
import type { Queries, TransactionScope } from '../platform/database/database.ts';
import { NOBODY } from '../platform/nobody.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { findOpponentID } from './find-opponent-id.ts';
import { readGameEvents } from './game-record-store.ts';
import type { GameSetupCache } from './game-setup-cache.ts';
import { findGame, type GameKey, type ListedGame } from './game-store.ts';
import { toPlayedGame, toPublicGame, type PlayedGame } from './public-game-dto.ts';
import { findUserOfGame } from './public-game-store.ts';
import type { GameRefusalCode } from './refusals.ts';
import { showReplay } from './show-replay.ts';

/**
 * Returns a user as their games show them; null where there is no such account. Provided by the
 * account feature.
 */
export type FindShownUser = (
  queries: Queries,
  userID: string,
) => Promise<{ readonly username: string; readonly showsGames: boolean } | null>;

interface Context {
  readonly db: TransactionScope;
  readonly setups: GameSetupCache;
  readonly findShownUser: FindShownUser;
}

/** A game that somebody wants to see. */
interface WantedGame {
  readonly gameID: string;
  /** Null for a guest. */
  readonly viewerID: string | null;
}

/**
 * Returns a game that is over and shown to anyone, or was played against the viewer's team, with
 * its user; null for any other. The work is the same whether it is unknown, hidden or under way:
 * the directory, then the game and the account.
 */
async function findPublicGame(
  { db, findShownUser }: Pick<Context, 'db' | 'findShownUser'>,
  { gameID, viewerID }: WantedGame,
): Promise<{
  readonly key: GameKey;
  readonly game: ListedGame;
  readonly username: string;
} | null> {
  const userID = (await findUserOfGame(db, gameID)) ?? NOBODY;
  const key = { userID, gameID };
  const [game, user] = await Promise.all([findGame(db, key), findShownUser(db, userID)]);
  if (game === null || user === null || !game.isFinal) return null;
  const isShown =
    (game.isPublic && user.showsGames) ||
    (viewerID !== null && findOpponentID(key, game) === viewerID);
  return isShown ? { key, game, username: user.username } : null;
}

/** What was played in the public games that were shown last. */
export type PlayedGameCache = LRUCache<string, PlayedGame>;

/** About 400 KB each. */
const MAX_PLAYED_GAMES = 60;
/** A card that an admin makes anew is shown after this time. */
const MAX_AGE_MS = 60_000;

export const createPlayedGameCache = (): PlayedGameCache =>
  new LRUCache({ max: MAX_PLAYED_GAMES, ttl: MAX_AGE_MS });

/**
 * Returns a game as those see it who may. What was played comes from the cache; whether it is
 * shown, and its names, are read each time, so that a game is hidden at once.
 */
export async function showPublicGame(
  { playedGames, ...context }: Context & { readonly playedGames: PlayedGameCache },
  wanted: WantedGame,
): Promise<PublicGame | Refusal<GameRefusalCode>> {
  const found = await findPublicGame(context, wanted);
  if (found === null) return refuse('public_game_not_found');
  const { key, game, username } = found;
  // The last play may name a team, which an admin may have renamed since.
  const cacheKey = JSON.stringify([key.gameID, game.home.name, game.visitors.name]);
  let played = playedGames.get(cacheKey);
  if (played === undefined) {
    played = await readPlayedGame(context, key, game);
    playedGames.set(cacheKey, played);
  }
  const opponent = await findOpponentName(context, key, game);
  return toPublicGame(game, played, (userID) => (userID === key.userID ? username : opponent));
}

/** Returns the username of whose team was challenged; null for nobody, and for a former player. */
async function findOpponentName(
  { db, findShownUser }: Pick<Context, 'db' | 'findShownUser'>,
  key: GameKey,
  game: ListedGame,
): Promise<string | null> {
  const opponentID = findOpponentID(key, game);
  if (opponentID === null) return null;
  return (await findShownUser(db, opponentID))?.username ?? null;
}

async function readPlayedGame(
  { db, setups }: Context,
  key: GameKey,
  { home, visitors }: ListedGame,
): Promise<PlayedGame> {
  const { setup: kept } = await setups.load(db, key);
  const setup = {
    ...kept,
    home: { ...kept.home, name: home.name },
    visitors: { ...kept.visitors, name: visitors.name },
  };
  const cardIDs = [setup.home, setup.visitors].flatMap(({ players }) =>
    players.map(({ cardID }) => cardID),
  );
  const [events, cards] = await Promise.all([
    readGameEvents(db, key),
    findCardsWithDice(db, cardIDs),
  ]);
  return toPlayedGame(key.gameID, setup, events, cards);
}

/** Returns all by which anyone can play such a game again. */
export async function showPublicReplay(
  context: Context,
  wanted: WantedGame,
): Promise<GameReplay | Refusal<GameRefusalCode>> {
  const found = await findPublicGame(context, wanted);
  return found === null ? refuse('public_game_not_found') : showReplay(context, found.key);
}
