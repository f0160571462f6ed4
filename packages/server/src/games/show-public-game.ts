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
export type FindShownUser = (queries: Queries, userID: string) => Promise<ShownUser | null>;

interface ShownUser {
  readonly username: string;
  readonly showsGames: boolean;
  /** Whether an admin hides all games of the user. */
  readonly isHidden: boolean;
}

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

/** A game that is shown, with its user. */
export interface ShownGame {
  readonly key: GameKey;
  readonly game: ListedGame;
  readonly username: string;
}

/** Whether anyone may see a game that is over. */
export const isPublicGame = (game: ListedGame, user: Pick<ShownUser, 'showsGames'>): boolean =>
  game.isFinal && game.isPublic && user.showsGames;

/**
 * Whether a user, or a guest, may see a game that is over: anyone where it is public, and whose
 * team it was played against.
 */
const isShownTo =
  ({ viewerID }: WantedGame) =>
  (game: ListedGame, user: ShownUser, key: GameKey): boolean =>
    isPublicGame(game, user) ||
    (game.isFinal && viewerID !== null && findOpponentID(key, game) === viewerID);

/**
 * Returns a game that is shown, with its user; null for any other. The work is the same
 * whether it is unknown or not shown: the directory, then the game and the account.
 */
export async function findShownGame(
  { db, findShownUser }: { readonly db: Queries; readonly findShownUser: FindShownUser },
  gameID: string,
  isShown: (game: ListedGame, user: ShownUser, key: GameKey) => boolean,
): Promise<ShownGame | null> {
  const userID = (await findUserOfGame(db, gameID)) ?? NOBODY;
  const key = { userID, gameID };
  const [game, user] = await Promise.all([findGame(db, key), findShownUser(db, userID)]);
  if (game === null || user === null || !isShown(game, user, key)) return null;
  return { key, game, username: user.username };
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
  const found = await findShownGame(context, wanted.gameID, isShownTo(wanted));
  if (found === null) return refuse('public_game_not_found');
  const { key, game } = found;
  // The last play may name a team, which an admin may have renamed since.
  const cacheKey = JSON.stringify([key.gameID, game.home.name, game.visitors.name]);
  let played = playedGames.get(cacheKey);
  if (played === undefined) {
    played = await readPlayedGame(context, key, game);
    playedGames.set(cacheKey, played);
  }
  return toPublicGame(game, played, await findUsernamesOfGame(context, found));
}

/**
 * Returns what gives the username of each side of a game by its user's id: null for a former
 * player.
 */
export async function findUsernamesOfGame(
  { db, findShownUser }: { readonly db: Queries; readonly findShownUser: FindShownUser },
  { key, game, username }: ShownGame,
): Promise<(userID: string) => string | null> {
  const opponentID = findOpponentID(key, game);
  const opponent = opponentID === null ? null : await findShownUser(db, opponentID);
  return (userID) => (userID === key.userID ? username : (opponent?.username ?? null));
}

async function readPlayedGame(
  { db, setups }: Context,
  key: GameKey,
  { home, visitors, version }: ListedGame,
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
    readGameEvents(db, key, { upTo: version }),
    findCardsWithDice(db, cardIDs),
  ]);
  return toPlayedGame(key.gameID, setup, events, cards);
}

/** Returns all by which anyone can play such a game again. */
export async function showPublicReplay(
  context: Context,
  wanted: WantedGame,
): Promise<GameReplay | Refusal<GameRefusalCode>> {
  const found = await findShownGame(context, wanted.gameID, isShownTo(wanted));
  return found === null ? refuse('public_game_not_found') : showReplay(context, found.key);
}
