import { otherSide } from '@pennant/rules/games/lineup-slots';
import { describeResult } from '@pennant/rules/games/narration/describe-result';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockGame, writeGameEnd, type GameEnd } from './game-end-store.ts';
import { readTurnRows } from './game-event-store.ts';
import { packRecord } from './game-record.ts';
import { grantGameResults, type FinishedGame } from './grant-game-results.ts';
import type { GameRequest, GameContext, TurnResponse } from './game-context.ts';
import type { PlayableSetup } from './game-setup-cache.ts';
import { gameCacheKey, type GameKey, type StoredGame } from './game-store.ts';
import { readGame } from './read-game.ts';
import { readGameSource } from './game-setup-store.ts';
import {
  computeWinProbability,
  isBetweenOwnTeams,
  isChallenge,
  isWon,
  UNUSED_WIN_PROBABILITY,
} from './paid-win-probability.ts';
import { userSideOf } from './situation-dto.ts';
import type { TurnRecord } from './turn-store.ts';
import { toRollResponse } from './game-dto.ts';

/** Attempts to abandon a game that other requests keep moving. */
const MAX_ATTEMPTS = 5;

/**
 * Writes the turn that ends a game and grants its results, in one transaction. `game` is the game
 * after the turn. Returns the final game; null if another request has moved it, or if the session
 * has ended.
 */
export async function finishGame(
  context: GameContext,
  key: GameRequest,
  game: StoredGame,
  playable: PlayableSetup,
  turn: TurnRecord,
): Promise<StoredGame | null> {
  const { db, finalGameEffects: effects, now } = context;
  const { setup, seed } = playable;
  // Read before the lock: what was played up to a version stays, and the lock is on that version.
  const [source, earlier] = await Promise.all([
    readGameSource(db, key),
    readTurnRows(db, key, turn.version),
  ]);
  if (source === null) return null;
  // By the names in the row: an admin may have renamed a team since the setup was kept.
  const resultDescription = describeResult(source, game.state) ?? '';
  const events = [...earlier.events, ...turn.events];
  const commands = [...earlier.commands, { eventNumber: turn.version, command: turn.command }];
  const [packed, probability] = await Promise.all([
    packRecord(key, { source, state: game.state, events, commands }),
    computeWinProbability(context, game, source),
  ]);
  const finished = toFinishedGame(key, game, playable, {
    isAbandoned: false,
    probability,
  });
  const outcome = await db.transaction(async (tx) => {
    if (!(await lockGame(tx, key, turn.version))) return refuse('game_moved');
    const singleRolls = commands.filter(({ command }) => command.kind === 'roll').length;
    const granted = await grantGameResults(
      tx,
      { effects, setup, events, singleRolls, now },
      game,
      finished,
    );
    const end = { resultDescription, seed, ...granted };
    const written = await writeGameEnd(tx, key, {
      version: turn.version,
      state: game.state,
      packed,
      isAbandoned: false,
      end,
      now,
    });
    if (!written) return refuse('game_moved');
    return { ok: true as const, ...granted };
  });
  if (!outcome.ok) return null;
  if (finished.isChallenge) effects.afterChallenge();
  if (game.isWatchable) context.announceTurn(key.gameID);
  return toFinalGame(game, false, { resultDescription, seed, ...outcome }, now);
}

/** Abandons a game: a loss, marked as abandoned. A repeat returns the same. */
export async function abandonGame(
  context: GameContext,
  request: GameRequest,
): Promise<TurnResponse> {
  const { db, gameCache: cache, setups } = context;
  cache?.games.delete(gameCacheKey(request));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const notSignedIn = await request.confirmSession();
    if (notSignedIn !== null) return notSignedIn;
    const game = await readGame(db, request);
    if (game === null) return refuse('game_not_found');
    const playable = await setups.load(db, request);
    const { setup } = playable;
    if (game.isAbandoned) return toRollResponse(game, setup, []);
    if (game.isFinal) return refuse('game_final');
    const lock = (tx: Transaction) => lockGame(tx, request, game.version);
    const abandoned = await giveGameUp(context, { key: request, game, playable, lock });
    if (abandoned === null) continue;
    if (abandoned.isWatchable) context.announceTurn(request.gameID);
    return toRollResponse(abandoned, setup, []);
  }
  return refuse('game_busy');
}

/**
 * Ends a game as abandoned and grants its results, in one transaction. Returns the final game; null
 * if another request has moved or ended it.
 */
export async function giveGameUp(
  { db, finalGameEffects: effects, now }: Pick<GameContext, 'db' | 'finalGameEffects' | 'now'>,
  {
    key,
    game,
    playable,
    lock,
  }: {
    readonly key: GameKey;
    readonly game: StoredGame;
    readonly playable: PlayableSetup;
    /** Locks the game until the transaction ends; false if it is not to end any more. */
    readonly lock: (tx: Transaction) => Promise<boolean>;
  },
): Promise<StoredGame | null> {
  const { setup, seed } = playable;
  const resultDescription = `${game[userSideOf(game)].name} gave the game up.`;
  const finished = toFinishedGame(key, game, playable, {
    isAbandoned: true,
    probability: UNUSED_WIN_PROBABILITY,
  });
  const [source, turns] = await Promise.all([
    readGameSource(db, key),
    readTurnRows(db, key, game.version),
  ]);
  if (source === null) return null;
  const packed = await packRecord(key, { source, state: game.state, ...turns });
  const outcome = await db.transaction(async (tx) => {
    if (!(await lock(tx))) return refuse('game_moved');
    const granted = await grantGameResults(
      tx,
      { effects, setup, events: [], singleRolls: 0, now },
      game,
      finished,
    );
    const end = { resultDescription, seed, ...granted };
    const { version, state } = game;
    const written = await writeGameEnd(tx, key, {
      version,
      state,
      packed,
      isAbandoned: true,
      end,
      now,
    });
    if (!written) return refuse('game_moved');
    return { ok: true as const, ...granted };
  });
  if (!outcome.ok) return null;
  if (finished.isChallenge) effects.afterChallenge();
  return toFinalGame(game, true, { resultDescription, seed, ...outcome }, now);
}

const toFinalGame = (
  game: StoredGame,
  isAbandoned: boolean,
  end: GameEnd,
  finishedAt: Date,
): StoredGame => ({
  ...game,
  isFinal: true,
  isAbandoned,
  resultDescription: end.resultDescription,
  revealedSeed: end.seed,
  earnedMoney: end.money,
  earnedExperience: end.experience,
  experienceAfter: end.experienceAfter,
  ratingChange: end.ratingChange,
  gameOfDay: end.gameOfDay,
  clickedGameOfDay: end.clickedGameOfDay,
  finishedAt,
});

function toFinishedGame(
  { userID, gameID }: GameKey,
  game: StoredGame,
  { dice }: PlayableSetup,
  {
    isAbandoned,
    probability,
  }: {
    readonly isAbandoned: boolean;
    /** Of the user's win, before the first pitch. */
    readonly probability: number;
  },
): FinishedGame {
  const eventNumber = game.version + 1;
  const side = userSideOf(game);
  return {
    userID,
    gameID,
    userTeamID: game[side].teamID,
    opponentTeamID: game[otherSide(side)].teamID,
    won: !isAbandoned && isWon(game),
    isAbandoned,
    betweenOwnTeams: isBetweenOwnTeams(game),
    isChallenge: isChallenge(game),
    hasBegun: game.version > 0,
    runs: game.state[side].runs,
    opponentRuns: game.state[otherSide(side)].runs,
    winChance: probability,
    userCampaignContestID: game.userCampaignContestID,
    nextEvent: { eventNumber, dice: dice.event(eventNumber) },
  };
}
