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

/** Works out a turn: what the rules make of the state, or why they refuse. */
export type Play = (
  setup: GameSetup,
  state: GameState,
  dice: DiceSource,
  /** The side of the game's user. */
  side: Side,
) => Omit<PlayedTurn, 'version'> | Refusal<GameRefusalCode>;

/** What a turn answers. */
export type TurnAnswer = RollAnswer | Refusal<GameRefusalCode | SignInCode>;

/** Times that a turn is worked out anew because another tab was quicker. */
const MOST_ATTEMPTS = 5;

/** The next plate appearance. */
export const rollDice = (parts: GameParts, asked: Asked): Promise<TurnAnswer> =>
  playTurn(parts, asked, (setup, state, dice) => {
    const command = { kind: 'roll' } as const;
    const turn = takeTurn(setup, state, command, dice);
    return turn.ok ? { command, state: turn.state, events: turn.events } : refuse(turn.code);
  });

/** To the end of the half-inning or of the game, the computer deciding for both sides. */
export const playOn = (
  parts: GameParts,
  asked: Asked & { readonly until: PlayUntil },
): Promise<TurnAnswer> =>
  playTurn(parts, asked, (setup, state, dice) => ({
    command: { kind: 'playOn', until: asked.until },
    ...playUntil(setup, state, asked.until, dice),
  }));

/**
 * Plays a turn of a game: where this server has the game in hand, on the state that it knows, and written on the condition that the
 * database has the same; else, and where that did not hold, on the state that the database has.
 */
export async function playTurn(parts: GameParts, asked: Asked, work: Play): Promise<TurnAnswer> {
  const { hand } = parts;
  if (hand === null) return playFromDatabase(parts, asked, work);
  return hand.inTurn(
    nameOf(asked),
    async () =>
      (await playFromHand(parts, hand, asked, work)) ??
      (await playFromDatabase(parts, asked, work)),
  );
}

/** One statement: it checks the session too. Null where it takes more than that: a repeat, a refusal, an end, or a game that others have moved. */
async function playFromHand(
  { setups }: GameParts,
  { games, turns }: GamesInHand,
  asked: Asked,
  work: Play,
): Promise<RollAnswer | null> {
  const name = nameOf(asked);
  const game = games.get(name);
  const playable = setups.kept(asked);
  if (game === undefined || playable === undefined) return null;
  const { version } = game;
  if (asked.eventNumber !== undefined && asked.eventNumber !== version) return null;
  const played = work(playable.setup, game.state, playable.dice, sideOf(game));
  if (isRefusal(played) || played.state.final) return null;
  // Until the database has answered, nobody knows how the game stands.
  games.forget(name);
  const { userID, gameID, sessionID } = asked;
  if (!(await turns.write({ userID, gameID, sessionID, turn: { ...played, version } })))
    return null;
  const { state, events } = played;
  const after = { ...game, state, version: state.eventNumber };
  games.set(name, after);
  return rollAnswerOf(after, playable.setup, events);
}

/** Reads the game, works the turn out, and writes it on the condition that nobody else has moved the game meanwhile. */
async function playFromDatabase(parts: GameParts, asked: Asked, work: Play): Promise<TurnAnswer> {
  const { db, hand, setups } = parts;
  const notSignedIn = await asked.confirmUser();
  if (notSignedIn !== null) return notSignedIn;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const game = await readGame(db, asked);
    if (game === null) return refuse('game_not_found');
    const playable = await setups.of(db, asked);
    const { eventNumber = game.version } = asked;
    if (eventNumber > game.version) return refuse('event_unknown');
    // The repeat of a turn that was played: its events once more, and no second effect.
    if (eventNumber < game.version) {
      const events = await readEvents(db, asked, eventNumber);
      // Those of a turn that was written since the game was read are not of this answer.
      const known = events.filter((event) => event.eventNumber <= game.version);
      return rollAnswerOf(game, playable.setup, known);
    }
    if (game.isFinal) return refuse('game_final');
    const turn = work(playable.setup, game.state, playable.dice, sideOf(game));
    if (isRefusal(turn)) return turn;
    const written = await write(parts, asked, game, playable, { ...turn, version: game.version });
    if (written === null) continue;
    if (!written.isFinal) hand?.games.set(nameOf(asked), written);
    return rollAnswerOf(written, playable.setup, turn.events);
  }
  return refuse('game_busy');
}

/** Writes a turn; answers the game after it, null where somebody else has moved it since it was read. */
async function write(
  parts: GameParts,
  asked: Asked,
  game: StoredGame,
  playable: PlayableSetup,
  turn: PlayedTurn,
): Promise<StoredGame | null> {
  const { state } = turn;
  const played = { ...game, state, version: state.eventNumber };
  if (state.final) return finishGame(parts, asked, played, playable, turn);
  return (await writeTurn(parts.db, asked, turn)) ? played : null;
}
