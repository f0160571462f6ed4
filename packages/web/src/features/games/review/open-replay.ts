import type { GameReplay } from '@pennant/contract/game-summary';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import {
  replayMoments,
  type GivenCommand,
  type ReplayedGame,
} from '@pennant/rules/games/analysis/review/replay-moments';
import { GAME_RULES as rules } from '@pennant/rules/games/game-rules';
import { SIDES, type Side } from '@pennant/rules/games/lineup-slots';
import { RULES_VERSIONS_OF_TODAY } from '@pennant/rules/games/rules-version';
import type { GameSetup, GameSource } from '@pennant/rules/games/setup';

/** What a review needs of a replay. */
export type ReviewInput = Pick<GameReplay, 'setup' | 'commands'> & {
  readonly fairness: Pick<GameReplay['fairness'], 'id' | 'seed' | 'clientSeed'>;
};

/** A game of a user, played again. */
export interface OpenedReplay {
  readonly setup: GameSetup;
  readonly game: ReplayedGame;
  /** The side of the user. */
  readonly user: Side;
}

/** Why a game is not reviewed. */
export type NotReviewed = 'not_over' | 'given_up' | 'earlier_rules';

/** Returns why a game is not reviewed; null where it is. */
export const whyNotReviewed = ({
  rulesVersion,
  fairness,
  isAbandoned,
}: Pick<GameReplay, 'rulesVersion' | 'isAbandoned' | 'fairness'>): NotReviewed | null => {
  if (fairness.seed === null) return 'not_over';
  if (isAbandoned) return 'given_up';
  return RULES_VERSIONS_OF_TODAY.includes(rulesVersion) ? null : 'earlier_rules';
};

/**
 * Plays the game of a replay again, by the rules of today: see `whyNotReviewed`. Throws where it is
 * no game of a user.
 */
export function openReplay({
  fairness: { id, seed, clientSeed },
  setup: source,
  commands,
}: ReviewInput): OpenedReplay {
  if (seed === null) throw new Error('The seed of this game is not revealed');
  const setup = rules.compileSetup(source as GameSource);
  const user = SIDES.find((side) => setup[side].manager === 'player');
  if (user === undefined) throw new Error('Nobody managed a side of this game');
  const given = commands.map(({ command }) => command as GivenCommand);
  const dice = committedDice({ id, serverSeed: seed, clientSeed });
  return { setup, user, game: replayMoments({ rules, setup }, given, dice) };
}
