import type { DiceSource } from '../fairness/dice.ts';
import type { TurnResult } from '../games/apply-command.ts';
import { formatBases } from '../games/baserunning/base-set.ts';
import type { PendingChoice } from '../games/baserunning/pending-choice.ts';
import type { Command, SubstituteCommand } from '../games/command.ts';
import { decideChoice } from '../games/engine/command-handlers.ts';
import { LiveGame } from '../games/engine/live-game.ts';
import type { GameRules } from '../games/game-rules.ts';
import { SIDES, otherSide, type Side } from '../games/lineup-slots.ts';
import type { GameSetup, ManagerKind } from '../games/setup.ts';
import { battingSide, type GameState } from '../games/state.ts';
import type { LiveDecision } from './live-decision.ts';

/** The sides' decisions for an event; null where a side has none. */
export type LiveDecisions = Readonly<Record<Side, LiveDecision | null>>;

/** A game before its next event. */
export interface GameBeforeEvent {
  readonly rules: GameRules;
  /** Players manage both sides. */
  readonly setup: GameSetup;
  readonly game: GameState;
  /** The sides that the computer manages in this event: those that withheld their link. */
  readonly computers: readonly Side[];
}

const noDraw = (): never => {
  throw new Error('this is done without dice');
};

/** For what draws no dice, and so needs no links. */
const NO_DRAWS: DiceSource = { event: () => ({ die: noDraw, fraction: noDraw }) };

/** Returns the runners that the computer sends for a side that made no choice. */
function chooseForAbsent(
  { setup, game }: GameBeforeEvent,
  choice: PendingChoice,
): Pick<PendingChoice['options'][number], 'runnersAdvancing'> {
  const live = new LiveGame(setup, game, NO_DRAWS, { events: false, automatic: true });
  return { runnersAdvancing: formatBases(decideChoice(live, choice)) };
}

/**
 * Returns the command that both decisions make. A walk on purpose comes before a steal, as nobody
 * pitches the ball that a runner could go on. Nobody steals or walks by a decision that was not
 * made; runners after a hit or a catch are then sent as the computer would send them.
 */
function commandOf(before: GameBeforeEvent, decisions: LiveDecisions): Command {
  const { game } = before;
  const batting = battingSide(game);
  const atBat = decisions[batting];
  if (game.pendingChoice !== null) {
    if (atBat?.kind === 'choose') return atBat;
    return { kind: 'choose', ...chooseForAbsent(before, game.pendingChoice) };
  }
  const inField = decisions[otherSide(batting)];
  if (inField?.kind === 'field' && inField.walk) return { kind: 'walk' };
  if (atBat?.kind === 'bat' && atBat.steal !== null) {
    return { kind: 'steal', runnersAdvancing: atBat.steal };
  }
  return { kind: 'roll' };
}

const managerOf = (side: Side, computers: readonly Side[]): ManagerKind =>
  computers.includes(side) ? 'computer' : 'player';

/** Returns the setup with the computer as the manager of these sides. */
const withComputers = (setup: GameSetup, computers: readonly Side[]): GameSetup => {
  const [visitors, home] = SIDES.map((side) => ({
    ...setup[side],
    manager: managerOf(side, computers),
  })) as [GameSetup['visitors'], GameSetup['home']];
  return { ...setup, visitors, home };
};

/** Plays the next event, and what follows from it before anybody decides again. */
export function playEvent(
  before: GameBeforeEvent,
  decisions: LiveDecisions,
  dice: DiceSource,
): TurnResult {
  const own = (side: Side) => (before.computers.includes(side) ? null : decisions[side]);
  const command = commandOf(before, { visitors: own('visitors'), home: own('home') });
  const setup = withComputers(before.setup, before.computers);
  return before.rules.applyCommand(setup, before.game, command, dice);
}

/** Plays the game to its end, the computer managing both sides. */
export const playOut = (
  { rules, setup, game }: Omit<GameBeforeEvent, 'computers'>,
  dice: DiceSource,
): TurnResult => ({ ok: true, ...rules.playUntil(setup, game, 'final', dice) });

/** Substitutes a player, which draws no dice. */
export function playSubstitution(
  { rules, setup, game }: Omit<GameBeforeEvent, 'computers'>,
  substitution: Omit<SubstituteCommand, 'kind'>,
): TurnResult {
  const { side, playerOut, playerIn } = substitution;
  const command = { kind: 'substitute', side, playerOut, playerIn } as const;
  return rules.applyCommand(setup, game, command, NO_DRAWS);
}
