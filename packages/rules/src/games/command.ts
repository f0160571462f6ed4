import type { Side } from './lineup-slots.ts';

/**
 * Plays the next plate appearance. Steals, substitutions and choices of a computer manager follow
 * in the same turn.
 */
export interface RollCommand {
  readonly kind: 'roll';
}

/** Resolves the pending choice with the `runnersAdvancing` of one of its options. */
export interface ChooseCommand {
  readonly kind: 'choose';
  readonly runnersAdvancing: string | null;
}

/**
 * Steals with these runners of the side at bat, listed by the bases they stand on: "1", "2", "1,2",
 * "1,3" …
 */
export interface StealCommand {
  readonly kind: 'steal';
  readonly runnersAdvancing: string;
}

/** Walks the next batter intentionally, ordered by the side in the field. */
export interface WalkCommand {
  readonly kind: 'walk';
}

/** Substitutes `playerIn` (from the bench or the bullpen) for `playerOut`. */
export interface SubstituteCommand {
  readonly kind: 'substitute';
  readonly side: Side;
  /** Lineup indices. */
  readonly playerOut: number;
  readonly playerIn: number;
}

export type Command = RollCommand | ChooseCommand | StealCommand | WalkCommand | SubstituteCommand;
