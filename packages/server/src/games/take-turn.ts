import type { RollAnswer } from '@pennant/contract/manage-game';
import type { DiceSource } from '@pennant/rules/fairness/dice';
import { playUntil, type PlayUntil } from '@pennant/rules/games/play-until';
import type { GameSetup } from '@pennant/rules/games/setup';
import { otherSide, type Side } from '@pennant/rules/games/slot';
import type { GameState } from '@pennant/rules/games/state';
import { describeResult } from '@pennant/rules/games/story/describe-result';
import { takeTurn } from '@pennant/rules/games/take-turn';
import { winChance } from '@pennant/rules/games/win-chance';
import type { Database } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { grantResults, type AfterFinal, type FinishedGame } from './finish-game.ts';
import type { GameSetups, PlayableSetup } from './game-setups.ts';
import type { GameRefusalCode } from './refusals.ts';
import { sideOf } from './situation.ts';
import {
  readEvents,
  readGame,
  writeLastTurn,
  writeTurn,
  type GameKey,
  type PlayedTurn,
  type StoredGame,
} from './store.ts';
import { rollAnswerOf } from './wire-game.ts';

/** What the use cases of a game work with. */
export interface GameParts {
  readonly db: Database;
  readonly setups: GameSetups;
  readonly after: AfterFinal;
  readonly now: Date;
}

export interface Asked extends GameKey {
  /** The last event that the client has seen: makes the call safe to repeat. */
  readonly eventNumber: number | undefined;
}

/** Works out a turn: what the rules make of the state, or why they refuse. */
export type Play = (
  setup: GameSetup,
  state: GameState,
  dice: DiceSource,
  /** The side of the game's user. */
  side: Side,
) => Omit<PlayedTurn, 'version'> | Refusal<GameRefusalCode>;

/** Times that a turn is worked out anew because another tab was quicker. */
const MOST_ATTEMPTS = 5;

/** The next plate appearance. */
export const rollDice = (
  parts: GameParts,
  asked: Asked,
): Promise<RollAnswer | Refusal<GameRefusalCode>> =>
  playTurn(parts, asked, (setup, state, dice) => {
    const command = { kind: 'roll' } as const;
    const turn = takeTurn(setup, state, command, dice);
    return turn.ok ? { command, state: turn.state, events: turn.events } : refuse(turn.code);
  });

/** To the end of the half-inning or of the game, the computer deciding for both sides. */
export const playOn = (
  parts: GameParts,
  asked: Asked & { readonly until: PlayUntil },
): Promise<RollAnswer | Refusal<GameRefusalCode>> =>
  playTurn(parts, asked, (setup, state, dice) => ({
    command: { kind: 'playOn', until: asked.until },
    ...playUntil(setup, state, asked.until, dice),
  }));

/** Reads the game, works the turn out, and writes it on the condition that nobody else has moved the game meanwhile. */
export async function playTurn(
  parts: GameParts,
  asked: Asked,
  work: Play,
): Promise<RollAnswer | Refusal<GameRefusalCode>> {
  const { db, setups } = parts;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const game = await readGame(db, asked);
    if (game === null) return refuse('game_not_found');
    const playable = await setups.of(db, asked);
    const { eventNumber = game.version } = asked;
    if (eventNumber > game.version) return refuse('event_unknown');
    // The repeat of a turn that was played: its events once more, and no second effect.
    if (eventNumber < game.version) {
      return rollAnswerOf(game, playable.setup, await readEvents(db, asked, eventNumber));
    }
    if (game.isFinal) return refuse('game_final');
    const turn = work(playable.setup, game.state, playable.dice, sideOf(game));
    if (isRefusal(turn)) return turn;
    const written = await write(parts, asked, game, playable, { ...turn, version: game.version });
    if (written !== null) return rollAnswerOf(written, playable.setup, turn.events);
  }
  return refuse('game_busy');
}

/** Writes a turn; answers the game after it, null where somebody else has moved it since it was read. */
async function write(
  parts: GameParts,
  key: GameKey,
  game: StoredGame,
  playable: PlayableSetup,
  turn: PlayedTurn,
): Promise<StoredGame | null> {
  const { state } = turn;
  const played = { ...game, state, version: state.eventNumber };
  if (state.final) return finish(parts, key, played, playable, { turn, isAbandoned: false });
  return (await writeTurn(parts.db, key, turn)) ? played : null;
}

/** Gives a game up: a loss, marked so. Repeating it answers the same. */
export async function abandonGame(
  parts: GameParts,
  key: GameKey,
): Promise<RollAnswer | Refusal<GameRefusalCode>> {
  const { db, setups } = parts;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const game = await readGame(db, key);
    if (game === null) return refuse('game_not_found');
    const playable = await setups.of(db, key);
    if (game.isAbandoned) return rollAnswerOf(game, playable.setup, []);
    if (game.isFinal) return refuse('game_final');
    const { version, state } = game;
    const turn: PlayedTurn = { version, command: { kind: 'roll' }, state, events: [] };
    const ended = await finish(parts, key, game, playable, { turn, isAbandoned: true });
    if (ended !== null) return rollAnswerOf(ended, playable.setup, []);
  }
  return refuse('game_busy');
}

/** Ends a game and grants what it brings, all in one transaction. Null where somebody else has moved the game. */
async function finish(
  { db, after, now }: GameParts,
  key: GameKey,
  game: StoredGame,
  { setup, seed }: PlayableSetup,
  { turn, isAbandoned }: { readonly turn: PlayedTurn; readonly isAbandoned: boolean },
): Promise<StoredGame | null> {
  const resultDescription = isAbandoned
    ? `${game[sideOf(game)].name} gave the game up.`
    : (describeResult(setup, game.state) ?? '');
  const finished = finishedOf(key, game, setup, isAbandoned);
  const outcome = await db.transaction(async (tx) => {
    const before = await readEvents(tx, key);
    const events = [...before.filter((event) => event.eventNumber <= turn.version), ...turn.events];
    const granted = await grantResults(tx, { after, setup, events, now }, game, finished);
    const end = { isAbandoned, resultDescription, seed, ...granted };
    if (!(await writeLastTurn(tx, key, turn, end, now))) return refuse('game_moved');
    return { ok: true as const, ...granted };
  });
  if (!outcome.ok) return null;
  return {
    ...game,
    isFinal: true,
    isAbandoned,
    resultDescription,
    revealedSeed: seed,
    earnedMoney: outcome.money,
    earnedExperience: outcome.experience,
  };
}

function finishedOf(
  { userID, gameID }: GameKey,
  game: StoredGame,
  setup: GameSetup,
  isAbandoned: boolean,
): FinishedGame {
  const side = sideOf(game);
  const other = otherSide(side);
  const betweenOwnTeams = game[other].userID !== null;
  return {
    userID,
    gameID,
    userTeamID: game[side].teamID,
    opponentTeamID: game[other].teamID,
    won: !isAbandoned && game.state[side].runs > game.state[other].runs,
    isAbandoned,
    betweenOwnTeams,
    winChance: betweenOwnTeams || isAbandoned ? 0.5 : winChance(setup, side),
  };
}
