import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import {
  replayMoments,
  type Moment,
  type ReplayedGame,
} from '@pennant/rules/games/analysis/review/replay-moments';
import { decideChoice } from '@pennant/rules/games/engine/command-handlers';
import { formatBases } from '@pennant/rules/games/baserunning/base-set';
import { LiveGame } from '@pennant/rules/games/engine/live-game';
import { GAME_RULES as rules } from '@pennant/rules/games/game-rules';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSetup } from '@pennant/rules/games/setup';
import { managedGame, type Manager } from '@pennant/rules/testing/managed-game';
import { equalSidesGame } from '../manager/equal-sides-game.ts';

/**
 * How the user of a game sends runners: as the computer does, never, or as many as may go. They
 * decide nothing else.
 */
export type Sender = 'computer' | 'never' | 'always';

const NO_DICE = new SeededDice(0);

const asComputer: Manager = (setup, state) => {
  const choice = state.pendingChoice;
  if (choice === null) return { kind: 'roll' };
  const live = new LiveGame(setup, state, NO_DICE, { events: false, automatic: true });
  return { kind: 'choose', runnersAdvancing: formatBases(decideChoice(live, choice)) };
};

const never: Manager = (_setup, { pendingChoice }) =>
  pendingChoice === null ? { kind: 'roll' } : { kind: 'choose', runnersAdvancing: null };

const always: Manager = (_setup, { pendingChoice }) => {
  if (pendingChoice === null) return { kind: 'roll' };
  const [most] = pendingChoice.options.toSorted(
    (one, other) => (other.runnersAdvancing?.length ?? 0) - (one.runnersAdvancing?.length ?? 0),
  );
  return { kind: 'choose', runnersAdvancing: most?.runnersAdvancing ?? null };
};

const MANAGERS: Readonly<Record<Sender, Manager>> = { computer: asComputer, never, always };

export interface PlayedGame {
  readonly setup: GameSetup;
  readonly game: ReplayedGame;
  /** The side of the user. */
  readonly user: Side;
}

/** Returns a played game of a user who sends runners so; the same for the same seed. */
export const playGame = (seed: number, sender: Sender): PlayedGame => {
  const user = seed % 2 === 0 ? 'home' : 'visitors';
  const setup = equalSidesGame(seed, user === 'home' ? 'visitors' : 'home');
  const commands = managedGame(setup, MANAGERS[sender], seed);
  return { setup, user, game: replayMoments({ rules, setup }, commands, new SeededDice(seed)) };
};

/** Whether a side chose at a moment which runners go. */
export const isSendOf = (side: Side, moment: Moment): boolean =>
  moment.action.kind === 'choose' && moment.side === side;

/** Returns whether the user won a game. */
export const hasUserWon = ({ game: { end }, user }: PlayedGame): boolean =>
  end.home.runs > end.visitors.runs === (user === 'home');
