import type { GameFairness } from '@pennant/contract/game-fairness';
import type { Situation } from '@pennant/contract/game-situation';
import { situationOf } from '@pennant/rules/games/analysis/situation';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { tiredness } from '@pennant/rules/games/plate-appearance/fatigue';
import type { GameSetup } from '@pennant/rules/games/setup';
import { battingSide, type GameState } from '@pennant/rules/games/state';
import { formatGameLineupID } from './game-ids.ts';
import type { ListedGame, StoredGame } from './game-store.ts';

/** Returns the side that the game's user plays. */
export const userSideOf = (game: Pick<ListedGame, 'role'>): Side =>
  game.role === 'home' ? 'home' : 'visitors';

/** Returns the game situation: inning, outs, runners, next batter and pitcher, fatigue. */
export function toSituation(game: StoredGame, setup: GameSetup, state: GameState): Situation {
  const { gameID, rulesVersion } = game;
  return {
    rulesVersion,
    ...situationOf(state, (side, index) => formatGameLineupID(gameID, side, index)),
    userBats: userSideOf(game) === battingSide(state),
    tiredness: {
      home: describeTiredness(gameID, setup, state, 'home'),
      away: describeTiredness(gameID, setup, state, 'visitors'),
    },
  };
}

function describeTiredness(gameID: string, setup: GameSetup, state: GameState, side: Side) {
  const { pitcher, battersFaced } = state[side];
  const tiresAfter = setup[side].players[pitcher]?.pitch?.tiresAt ?? 1;
  return {
    gameLineupID: formatGameLineupID(gameID, side, pitcher),
    battersFaced,
    tiresAfter,
    ...tiredness(battersFaced, tiresAfter),
  };
}

/** Returns the commitment made before the first roll, and the seed once the game is over. */
export const toFairness = (game: ListedGame): GameFairness => ({
  id: game.gameID,
  commitment: game.commitment.toString('hex'),
  clientSeed: game.clientSeed.toString('hex'),
  serverChoseClientSeed: game.serverChoseClientSeed,
  seed: game.revealedSeed?.toString('hex') ?? null,
});
