import { OUTS_AFTER_NINE_INNINGS } from '@pennant/rules/games/innings/game-end';
import { otherSide } from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';
import { inningOf, type GameState } from '@pennant/rules/games/state';
import type { GameContext } from './game-context.ts';
import { readGameSource } from './game-setup-store.ts';
import type { GameKey, StoredGame } from './game-store.ts';
import { userSideOf } from './situation-dto.ts';

/** Whether the user has more runs than the opponent. */
export const isWon = (game: StoredGame): boolean => {
  const side = userSideOf(game);
  return game.state[side].runs > game.state[otherSide(side)].runs;
};

const opponentsUserOf = (game: StoredGame): string | null =>
  game[otherSide(userSideOf(game))].userID;

/** Whether both teams are the user's. */
export const isBetweenOwnTeams = (game: StoredGame): boolean =>
  opponentsUserOf(game) === game[userSideOf(game)].userID;

/** Whether the opponent is the published team of another user. */
export const isChallenge = (game: StoredGame): boolean =>
  opponentsUserOf(game) !== null && !isBetweenOwnTeams(game);

/** The win probability of a game whose pay does not depend on it. */
export const UNUSED_WIN_PROBABILITY = 0.5;

/** Whether the pay of a game depends on its win probability, if it ends as it stands. */
const isPaidByProbability = (game: StoredGame): boolean => isWon(game) && !isBetweenOwnTeams(game);

/**
 * Returns the probability of the user's win before the first pitch. Only computed for a game that
 * the user won against a team of others, since no other pay depends on it.
 */
export async function computeWinProbability(
  { winProbabilities: probabilities }: GameContext,
  game: StoredGame,
  source: GameSource,
): Promise<number> {
  return isPaidByProbability(game)
    ? probabilities.compute(source, userSideOf(game))
    : UNUSED_WIN_PROBABILITY;
}

const LAST_INNING = inningOf({ ipOuts: OUTS_AFTER_NINE_INNINGS - 1 });

/**
 * Computes the win probability when the last inning begins and the user leads: it takes longer than
 * all else at the end of a game, which then finds it computed. `game` is the game after a turn,
 * `before` the state before it.
 */
export async function prepareWinProbability(
  context: GameContext,
  key: GameKey,
  before: GameState,
  game: StoredGame,
): Promise<void> {
  if (inningOf(before) >= LAST_INNING || inningOf(game.state) !== LAST_INNING) return;
  if (!isPaidByProbability(game)) return;
  const source = await readGameSource(context.db, key);
  if (source !== null) await computeWinProbability(context, game, source);
}
