import type { DiceSource } from '../../../fairness/dice.ts';
import type { Command } from '../../command.ts';
import { copyState } from '../../engine/copy-state.ts';
import type { PlayUntil } from '../../engine/play-until.ts';
import type { GameEvent } from '../../event.ts';
import type { GameRules } from '../../game-rules.ts';
import { otherSide, type Side } from '../../lineup-slots.ts';
import type { GameSetup } from '../../setup.ts';
import { battingSide, type GameState } from '../../state.ts';

/** A command of a game, or the order that the computer plays on for both sides. */
export type GivenCommand = Command | { readonly kind: 'playOn'; readonly until: PlayUntil };

/** A moment of a game: what was done, by which side, and the game just before. */
export interface Moment {
  readonly state: GameState;
  readonly action: Command;
  /** Who did it; null for a roll, which nobody decides. */
  readonly side: Side | null;
  readonly by: 'player' | 'computer';
  /** The number of the event that followed first. */
  readonly eventNumber: number;
}

/** A game that was played again. */
export interface ReplayedGame {
  /** Oldest first. */
  readonly moments: readonly Moment[];
  /** Oldest first. */
  readonly events: readonly GameEvent[];
  readonly end: GameState;
}

/** Returns the side that gives a command; null for a roll. */
export const sideOf = (state: GameState, command: Command): Side | null => {
  if (command.kind === 'roll') return null;
  if (command.kind === 'substitute') return command.side;
  const batting = battingSide(state);
  return command.kind === 'walk' ? otherSide(batting) : batting;
};

/**
 * Plays a game again by its commands and dice, and returns every moment at which somebody decided
 * or the dice were next. Throws if the rules refuse a command: it is of another game then.
 */
export const replayMoments = (
  { rules, setup }: { readonly rules: GameRules; readonly setup: GameSetup },
  commands: readonly GivenCommand[],
  dice: DiceSource,
): ReplayedGame => {
  const moments: Moment[] = [];
  const events: GameEvent[] = [];
  const add = (state: GameState, action: Command, by: Moment['by']): void => {
    const side = sideOf(state, action);
    moments.push({ state, action, side, by, eventNumber: state.eventNumber + 1 });
  };
  const watch = (before: GameState, command: Command): void =>
    add(copyState(before), command, 'computer');

  let state = rules.newGame(setup);
  for (const command of commands) {
    if (command.kind === 'playOn') {
      const played = rules.playUntil(setup, state, command.until, dice, watch);
      ({ state } = played);
      events.push(...played.events);
      continue;
    }
    add(state, command, 'player');
    const turn = rules.applyCommand(setup, state, command, dice, watch);
    if (!turn.ok) throw new Error(`The game refuses a command: ${turn.code}`);
    state = turn.state;
    events.push(...turn.events);
  }
  return { moments, events, end: state };
};
