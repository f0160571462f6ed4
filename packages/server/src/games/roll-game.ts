import type { RollResponse } from '@pennant/contract/game-commands';
import type { DiceSource } from '@pennant/rules/fairness/dice';
import type { PlayUntil } from '@pennant/rules/games/engine/play-until';
import type { GameRules } from '@pennant/rules/games/game-rules';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameState } from '@pennant/rules/games/state';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { finishGame } from './finish-or-abandon-game.ts';
import { readGameEvents } from './game-record-store.ts';
import type { GameRequest, GameContext, GameCache, TurnResponse } from './game-context.ts';
import type { PlayableSetup } from './game-setup-cache.ts';
import { gameCacheKey, type StoredGame } from './game-store.ts';
import { prepareWinProbability } from './paid-win-probability.ts';
import { readGame } from './read-game.ts';
import type { GameRefusalCode } from './refusals.ts';
import { userSideOf } from './situation-dto.ts';
import { writeTurn, type TurnRecord } from './turn-store.ts';
import { toRollResponse } from './game-dto.ts';

/**
 * Applies the rules to a state: returns the command, the new state and its events, or a refusal.
 */
export type ApplyRules = (
  game: {
    readonly rules: GameRules;
    readonly setup: GameSetup;
    readonly dice: DiceSource;
    readonly state: GameState;
  },
  /** The side that the game's user plays. */
  side: Side,
) => Omit<TurnRecord, 'version'> | Refusal<GameRefusalCode>;

/** Attempts to play a turn on a game that other requests keep moving. */
const MAX_ATTEMPTS = 5;

/** Plays the next plate appearance. */
export const rollGame = (context: GameContext, request: GameRequest): Promise<TurnResponse> =>
  executeTurn(context, request, ({ rules, setup, state, dice }) => {
    const command = { kind: 'roll' } as const;
    const turn = rules.applyCommand(setup, state, command, dice);
    return turn.ok ? { command, state: turn.state, events: turn.events } : refuse(turn.code);
  });

/** Plays to the end of the half-inning or of the game; the computer decides for both sides. */
export const playOn = (
  context: GameContext,
  request: GameRequest & { readonly until: PlayUntil },
): Promise<TurnResponse> =>
  executeTurn(context, request, ({ rules, setup, state, dice }) => ({
    command: { kind: 'playOn', until: request.until },
    ...rules.playUntil(setup, state, request.until, dice),
  }));

/**
 * Plays a turn of a game. If this server has the game cached, the turn is played on the cached
 * state and written on the condition that the database has the same version. If it is not cached,
 * or the condition fails, the turn is played on the state that is read from the database.
 */
export async function executeTurn(
  context: GameContext,
  request: GameRequest,
  applyRules: ApplyRules,
): Promise<TurnResponse> {
  const { gameCache: cache } = context;
  if (cache === null) return playFromDatabase(context, request, applyRules);
  return cache.lock.acquire(
    gameCacheKey(request),
    async () =>
      (await playFromCache(context, cache, request, applyRules)) ??
      (await playFromDatabase(context, request, applyRules)),
  );
}

/**
 * Plays a turn on the cached state: one statement writes it, unless it ends the game, and checks
 * the session as well. Returns null if that is not enough: for a repeat, a refusal, or a game that
 * another request has moved.
 */
async function playFromCache(
  context: GameContext,
  cache: GameCache,
  request: GameRequest,
  applyRules: ApplyRules,
): Promise<RollResponse | null> {
  const { setups, now } = context;
  const { games, turnBatcher: batcher } = cache;
  const key = gameCacheKey(request);
  const game = games.get(key);
  const playable = setups.peek(request);
  if (game === undefined || playable === undefined || playable.rules === null) return null;
  const { version } = game;
  if (request.eventNumber !== undefined && request.eventNumber !== version) return null;
  const { rules, setup, dice } = playable;
  const played = applyRules({ rules, setup, dice, state: game.state }, userSideOf(game));
  if (isRefusal(played)) return null;
  const { state, events } = played;
  const turn = { ...played, version };
  const after = { ...game, state, version: state.eventNumber };
  // Until the write has succeeded or failed, the cached state may be stale.
  games.delete(key);
  if (state.final) {
    const final = await finishGame(context, request, after, playable, turn);
    return final && toRollResponse(final, setup, events);
  }
  const { userID, gameID, sessionID } = request;
  if (!(await batcher.write({ userID, gameID, sessionID, turn, now }))) return null;
  // Where another server let it be watched meanwhile, watchers see the turn some seconds later.
  if (game.isWatchable) context.announceTurn(gameID);
  keepGame(context, cache, request, game.state, after);
  return toRollResponse(after, setup, events);
}

/** Keeps a game for its next turn, and has prepared what its end takes longest for. */
function keepGame(
  context: GameContext,
  { games }: GameCache,
  request: GameRequest,
  before: GameState,
  game: StoredGame,
): void {
  games.set(gameCacheKey(request), game);
  // The turn is played whether this succeeds or not; the end computes what is missing.
  void prepareWinProbability(context, request, before, game).catch(() => undefined);
}

/** Reads the game, plays the turn, and writes it on the condition that the version is unchanged. */
async function playFromDatabase(
  context: GameContext,
  request: GameRequest,
  applyRules: ApplyRules,
): Promise<TurnResponse> {
  const { db, gameCache: cache, setups } = context;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const notSignedIn = await request.confirmSession();
    if (notSignedIn !== null) return notSignedIn;
    const game = await readGame(db, request);
    if (game === null) return refuse('game_not_found');
    const playable = await setups.load(db, request);
    const { eventNumber = game.version } = request;
    if (eventNumber > game.version) return refuse('event_unknown');
    // A repeat of a turn that was played: respond with its events and play nothing.
    if (eventNumber < game.version) {
      // Events written after the game was read do not belong to this response.
      const wanted = { after: eventNumber, upTo: game.version };
      return toRollResponse(game, playable.setup, await readGameEvents(db, request, wanted));
    }
    if (game.isFinal) return refuse('game_final');
    const { rules, setup, dice } = playable;
    if (rules === null) return refuse('rules_unknown');
    const turn = applyRules({ rules, setup, dice, state: game.state }, userSideOf(game));
    if (isRefusal(turn)) return turn;
    const written = await persistTurn(context, request, game, playable, {
      ...turn,
      version: game.version,
    });
    if (written === null) continue;
    if (!written.isFinal && cache !== null) keepGame(context, cache, request, game.state, written);
    return toRollResponse(written, playable.setup, turn.events);
  }
  return refuse('game_busy');
}

/**
 * Writes a turn. Returns the game after it; null if another request has moved it since it was read.
 */
async function persistTurn(
  context: GameContext,
  request: GameRequest,
  game: StoredGame,
  playable: PlayableSetup,
  turn: TurnRecord,
): Promise<StoredGame | null> {
  const { state } = turn;
  const played = { ...game, state, version: state.eventNumber };
  if (state.final) return finishGame(context, request, played, playable, turn);
  if (!(await writeTurn(context.db, request, turn, context.now))) return null;
  if (game.isWatchable) context.announceTurn(request.gameID);
  return played;
}
