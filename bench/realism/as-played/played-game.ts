import type { GameEvent } from '@pennant/rules/games/event';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { GameState } from '@pennant/rules/games/state';

/** A finished game, from the first event to the last. */
export interface PlayedGame {
  readonly setup: GameSetup;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /**
   * Lineup index of each side's closer: the one with the club's most saves on record, or RP1 where
   * nobody had ten; -1 if the lineup leaves the closer out.
   */
  readonly closers: Readonly<Record<Side, number>>;
}

/** Returns the inning in which an event began. */
export const inningOfEvent = ({ ipOuts, outs }: GameEvent): number =>
  Math.floor((ipOuts - outs) / 6) + 1;

/** Whether a batter came up: the pitcher faced one more. */
export const isBatterFaced = ({ kind }: GameEvent): boolean =>
  kind === 'plateAppearance' || kind === 'walk';

/** Returns how many runs the side led by when an event began; below 0 if it trailed. */
export const leadBefore = (event: GameEvent, side: Side): number => {
  const lead = event.homeScore - event.visitingScore;
  const homeLead = event.batting === 'home' ? lead - event.runs : lead + event.runs;
  return side === 'home' ? homeLead : -homeLead;
};

/** Returns the lineup index of the player that an event brings into a side; null for none. */
export const enteringPlayer = (event: GameEvent, side: Side): number | null =>
  event.notes.find((note) => note.side === side && note.change === 'entered')?.player ?? null;
