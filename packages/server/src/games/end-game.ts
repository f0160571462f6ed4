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

/** Times that a game is given up anew because another tab has moved it. */
const MOST_ATTEMPTS = 5;

/**
 * Writes the turn that ends a game (`game` as it is after it) and grants what it brings, all in one transaction. Null where
 * somebody else has moved the game.
 */
export async function finishGame(
  parts: GameParts,
  key: GameKey,
  game: StoredGame,
  playable: PlayableSetup,
  turn: PlayedTurn,
): Promise<StoredGame | null> {
  const { db, after, now } = parts;
  const { setup, seed } = playable;
  const resultDescription = describeResult(setup, game.state) ?? '';
  const finished = finishedOf(key, game, playable, {
    isAbandoned: false,
    winChance: await winChanceOf(parts, key, game),
  });
  const outcome = await db.transaction(async (tx) => {
    if (!(await holdGame(tx, key, turn.version))) return refuse('game_moved');
    const before = await readEvents(tx, key);
    const events = [...before.filter((event) => event.eventNumber <= turn.version), ...turn.events];
    const granted = await grantResults(tx, { after, setup, events, now }, game, finished);
    const end = { resultDescription, seed, ...granted };
    if (!(await writeLastTurn(tx, key, turn, end, now))) return refuse('game_moved');
    return { ok: true as const, ...granted };
  });
  return outcome.ok ? endedOf(game, false, { resultDescription, seed, ...outcome }) : null;
}

/** Gives a game up: a loss, marked so. Repeating it answers the same. */
export async function abandonGame(parts: GameParts, asked: Asked): Promise<TurnAnswer> {
  const { db, hand, setups, after, now } = parts;
  const notSignedIn = await asked.confirmUser();
  if (notSignedIn !== null) return notSignedIn;
  hand?.games.forget(nameOf(asked));
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const game = await readGame(db, asked);
    if (game === null) return refuse('game_not_found');
    const playable = await setups.of(db, asked);
    const { setup, seed } = playable;
    if (game.isAbandoned) return rollAnswerOf(game, setup, []);
    if (game.isFinal) return refuse('game_final');
    const resultDescription = `${game[sideOf(game)].name} gave the game up.`;
    const finished = finishedOf(asked, game, playable, { isAbandoned: true, winChance: EVEN });
    const outcome = await db.transaction(async (tx) => {
      if (!(await holdGame(tx, asked, game.version))) return refuse('game_moved');
      const granted = await grantResults(tx, { after, setup, events: [], now }, game, finished);
      const end = { resultDescription, seed, ...granted };
      if (!(await writeAbandoned(tx, asked, game.version, end, now))) return refuse('game_moved');
      return { ok: true as const, ...granted };
    });
    if (!outcome.ok) continue;
    return rollAnswerOf(endedOf(game, true, { resultDescription, seed, ...outcome }), setup, []);
  }
  return refuse('game_busy');
}

const endedOf = (
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

/** Where nothing depends on the chance to win. */
const EVEN = 0.5;

/** The chance of the user's win before the first pitch, where his pay depends on it: that of a game that he won. */
async function winChanceOf(
  { db, chances }: GameParts,
  key: GameKey,
  game: StoredGame,
): Promise<number> {
  if (!isWon(game) || isBetweenOwnTeams(game)) return EVEN;
  const stored = await readSetup(db, key);
  return stored === null ? EVEN : chances.of(stored.source, sideOf(game));
}

function finishedOf(
  { userID, gameID }: GameKey,
  game: StoredGame,
  { dice }: PlayableSetup,
  { isAbandoned, winChance }: Pick<FinishedGame, 'isAbandoned' | 'winChance'>,
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
    winChance,
    userCampaignContestID: game.userCampaignContestID,
    after: { eventNumber, dice: dice.event(eventNumber) },
  };
}
