import type { RollAnswer } from '@pennant/contract/manage-game';
import type { DiceSource } from '@pennant/rules/fairness/dice';
import { playUntil, type PlayUntil } from '@pennant/rules/games/play-until';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Side } from '@pennant/rules/games/slot';
import type { GameState } from '@pennant/rules/games/state';
import { takeTurn } from '@pennant/rules/games/take-turn';
import type { SignInCode } from '../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { finishGame } from './end-game.ts';
import { readEvents } from './event-store.ts';
import type { Asked, GameParts, GamesInHand } from './game-parts.ts';
import type { PlayableSetup } from './game-setups.ts';
import { nameOf, readGame, type StoredGame } from './game-store.ts';
import type { GameRefusalCode } from './refusals.ts';
import { sideOf } from './situation.ts';
import { writeTurn, type PlayedTurn } from './turn-store.ts';
import { rollAnswerOf } from './wire-game.ts';

/**
 * Applies the rules to a state: returns the command, the new state and its events, or a refusal.
 */
export type Play = (
  setup: GameSetup,
  state: GameState,
  dice: DiceSource,
  /** The side that the game's user plays. */
  side: Side,
) => Omit<PlayedTurn, 'version'> | Refusal<GameRefusalCode>;

/** The result of a turn, as the API call responds with it. */
export type TurnAnswer = RollAnswer | Refusal<GameRefusalCode | SignInCode>;

/** Attempts to play a turn on a game that other requests keep moving. */
const MAX_ATTEMPTS = 5;

/** Plays the next plate appearance. */
export const rollDice = (context: GameParts, request: Asked): Promise<TurnAnswer> =>
  playTurn(context, request, (setup, state, dice) => {
    const command = { kind: 'roll' } as const;
    const turn = takeTurn(setup, state, command, dice);
    return turn.ok ? { command, state: turn.state, events: turn.events } : refuse(turn.code);
  });

/** Plays to the end of the half-inning or of the game; the computer decides for both sides. */
export const playOn = (
  context: GameParts,
  request: Asked & { readonly until: PlayUntil },
): Promise<TurnAnswer> =>
  playTurn(context, request, (setup, state, dice) => ({
    command: { kind: 'playOn', until: request.until },
    ...playUntil(setup, state, request.until, dice),
  }));

/**
 * Plays a turn of a game. If this server has the game cached, the turn is played on the cached
 * state and written on the condition that the database has the same version. If it is not cached,
 * or the condition fails, the turn is played on the state that is read from the database.
 */
export async function playTurn(
  context: GameParts,
  request: Asked,
  applyRules: Play,
): Promise<TurnAnswer> {
  const { hand: cache } = context;
  if (cache === null) return playFromDatabase(context, request, applyRules);
  return cache.inTurn(
    nameOf(request),
    async () =>
      (await playFromCache(context, cache, request, applyRules)) ??
      (await playFromDatabase(context, request, applyRules)),
  );
}

/**
 * Plays a turn on the cached state with one statement, which checks the session as well. Returns
 * null if that is not enough: for a repeat, a refusal, the end of the game, or a game that another
 * request has moved.
 */
async function playFromCache(
  { setups }: GameParts,
  { games, turns: batcher }: GamesInHand,
  request: Asked,
  applyRules: Play,
): Promise<RollAnswer | null> {
  const key = nameOf(request);
  const game = games.get(key);
  const playable = setups.kept(request);
  if (game === undefined || playable === undefined) return null;
  const { version } = game;
  if (request.eventNumber !== undefined && request.eventNumber !== version) return null;
  const played = applyRules(playable.setup, game.state, playable.dice, sideOf(game));
  if (isRefusal(played) || played.state.final) return null;
  // Until the write has succeeded or failed, the cached state may be stale.
  games.forget(key);
  const { userID, gameID, sessionID } = request;
  if (!(await batcher.write({ userID, gameID, sessionID, turn: { ...played, version } })))
    return null;
  const { state, events } = played;
  const after = { ...game, state, version: state.eventNumber };
  games.set(key, after);
  return rollAnswerOf(after, playable.setup, events);
}

/** Reads the game, plays the turn, and writes it on the condition that the version is unchanged. */
async function playFromDatabase(
  context: GameParts,
  request: Asked,
  applyRules: Play,
): Promise<TurnAnswer> {
  const { db, hand: cache, setups } = context;
  const notSignedIn = await request.confirmUser();
  if (notSignedIn !== null) return notSignedIn;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const game = await readGame(db, request);
    if (game === null) return refuse('game_not_found');
    const playable = await setups.of(db, request);
    const { eventNumber = game.version } = request;
    if (eventNumber > game.version) return refuse('event_unknown');
    // A repeat of a turn that was played: respond with its events and play nothing.
    if (eventNumber < game.version) {
      const events = await readEvents(db, request, eventNumber);
      // Events written after the game was read do not belong to this response.
      const playedEvents = events.filter((event) => event.eventNumber <= game.version);
      return rollAnswerOf(game, playable.setup, playedEvents);
    }
    if (game.isFinal) return refuse('game_final');
    const turn = applyRules(playable.setup, game.state, playable.dice, sideOf(game));
    if (isRefusal(turn)) return turn;
    const written = await persistTurn(context, request, game, playable, {
      ...turn,
      version: game.version,
    });
    if (written === null) continue;
    if (!written.isFinal) cache?.games.set(nameOf(request), written);
    return rollAnswerOf(written, playable.setup, turn.events);
  }
  return refuse('game_busy');
}

/**
 * Writes a turn. Returns the game after it; null if another request has moved it since it was read.
 */
async function persistTurn(
  context: GameParts,
  request: Asked,
  game: StoredGame,
  playable: PlayableSetup,
  turn: PlayedTurn,
): Promise<StoredGame | null> {
  const { state } = turn;
  const played = { ...game, state, version: state.eventNumber };
  if (state.final) return finishGame(context, request, played, playable, turn);
  return (await writeTurn(context.db, request, turn)) ? played : null;
}
