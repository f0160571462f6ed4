import { otherSide } from '@pennant/rules/games/slot';
import { describeResult } from '@pennant/rules/games/story/describe-result';
import { refuse } from '../platform/refusal.ts';
import { readEvents } from './event-store.ts';
import { grantResults, type FinishedGame } from './finish-game.ts';
import type { Asked, GameParts } from './game-parts.ts';
import type { PlayableSetup } from './game-setups.ts';
import { nameOf, readGame, type GameKey, type StoredGame } from './game-store.ts';
import { readSetup } from './setup-store.ts';
import { sideOf } from './situation.ts';
import type { TurnAnswer } from './take-turn.ts';
import { holdGame, writeAbandoned, writeLastTurn, type PlayedTurn } from './turn-store.ts';
import { rollAnswerOf } from './wire-game.ts';

/** Attempts to abandon a game that other requests keep moving. */
const MAX_ATTEMPTS = 5;

/**
 * Writes the turn that ends a game and grants its results, in one transaction. `game` is the game
 * after the turn. Returns the final game; null if another request has moved it.
 */
export async function finishGame(
  context: GameParts,
  key: GameKey,
  game: StoredGame,
  playable: PlayableSetup,
  turn: PlayedTurn,
): Promise<StoredGame | null> {
  const { db, after: effects, now } = context;
  const { setup, seed } = playable;
  const resultDescription = describeResult(setup, game.state) ?? '';
  const finished = toFinishedGame(key, game, playable, {
    isAbandoned: false,
    probability: await computeWinProbability(context, key, game),
  });
  const outcome = await db.transaction(async (tx) => {
    if (!(await holdGame(tx, key, turn.version))) return refuse('game_moved');
    const storedEvents = await readEvents(tx, key);
    const earlier = storedEvents.filter((event) => event.eventNumber <= turn.version);
    const events = [...earlier, ...turn.events];
    const granted = await grantResults(tx, { effects, setup, events, now }, game, finished);
    const end = { resultDescription, seed, ...granted };
    if (!(await writeLastTurn(tx, key, turn, end, now))) return refuse('game_moved');
    return { ok: true as const, ...granted };
  });
  return outcome.ok ? toFinalGame(game, false, { resultDescription, seed, ...outcome }) : null;
}

/** Abandons a game: a loss, marked as abandoned. A repeat returns the same. */
export async function abandonGame(context: GameParts, request: Asked): Promise<TurnAnswer> {
  const { db, hand: cache, setups, after: effects, now } = context;
  const notSignedIn = await request.confirmUser();
  if (notSignedIn !== null) return notSignedIn;
  cache?.games.forget(nameOf(request));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const game = await readGame(db, request);
    if (game === null) return refuse('game_not_found');
    const playable = await setups.of(db, request);
    const { setup, seed } = playable;
    if (game.isAbandoned) return rollAnswerOf(game, setup, []);
    if (game.isFinal) return refuse('game_final');
    const resultDescription = `${game[sideOf(game)].name} gave the game up.`;
    const finished = toFinishedGame(request, game, playable, {
      isAbandoned: true,
      probability: UNUSED_WIN_PROBABILITY,
    });
    const outcome = await db.transaction(async (tx) => {
      if (!(await holdGame(tx, request, game.version))) return refuse('game_moved');
      const granted = await grantResults(tx, { effects, setup, events: [], now }, game, finished);
      const end = { resultDescription, seed, ...granted };
      if (!(await writeAbandoned(tx, request, game.version, end, now))) return refuse('game_moved');
      return { ok: true as const, ...granted };
    });
    if (!outcome.ok) continue;
    return rollAnswerOf(
      toFinalGame(game, true, { resultDescription, seed, ...outcome }),
      setup,
      [],
    );
  }
  return refuse('game_busy');
}

const toFinalGame = (
  game: StoredGame,
  isAbandoned: boolean,
  end: { resultDescription: string; seed: Buffer; money: number; experience: number },
): StoredGame => ({
  ...game,
  isFinal: true,
  isAbandoned,
  resultDescription: end.resultDescription,
  revealedSeed: end.seed,
  earnedMoney: end.money,
  earnedExperience: end.experience,
});

const isWon = (game: StoredGame): boolean => {
  const side = sideOf(game);
  return game.state[side].runs > game.state[otherSide(side)].runs;
};

const isBetweenOwnTeams = (game: StoredGame): boolean =>
  game[otherSide(sideOf(game))].userID !== null;

/** The win probability of a game whose pay does not depend on it. */
const UNUSED_WIN_PROBABILITY = 0.5;

/**
 * Returns the probability of the user's win before the first pitch. Only computed for a game that
 * the user won against a computer team, since no other pay depends on it.
 */
async function computeWinProbability(
  { db, chances: probabilities }: GameParts,
  key: GameKey,
  game: StoredGame,
): Promise<number> {
  if (!isWon(game) || isBetweenOwnTeams(game)) return UNUSED_WIN_PROBABILITY;
  const stored = await readSetup(db, key);
  return stored === null ? UNUSED_WIN_PROBABILITY : probabilities.of(stored.source, sideOf(game));
}

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
  const side = sideOf(game);
  return {
    userID,
    gameID,
    userTeamID: game[side].teamID,
    opponentTeamID: game[otherSide(side)].teamID,
    won: !isAbandoned && isWon(game),
    isAbandoned,
    betweenOwnTeams: isBetweenOwnTeams(game),
    winChance: probability,
    userCampaignContestID: game.userCampaignContestID,
    after: { eventNumber, dice: dice.event(eventNumber) },
  };
}
