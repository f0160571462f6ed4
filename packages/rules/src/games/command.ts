import type { Side } from './slot.ts';

/** The next batter against the next pitcher. The computer manager's steals, changes and choices follow in the same turn. */
export interface RollCommand {
  readonly kind: 'roll';
}

/** The answer to the pending choice: one of its options' `runnersAdvancing`. */
export interface ChooseCommand {
  readonly kind: 'choose';
  readonly runnersAdvancing: string | null;
}

/** The side at bat sends these runners: the bases they stand on, "1", "2", "1,2", "1,3" … */
export interface StealCommand {
  readonly kind: 'steal';
  readonly runnersAdvancing: string;
}

/** The side in the field walks the next batter intentionally. */
export interface WalkCommand {
  readonly kind: 'walk';
}

/** A side puts `playerIn` (bench or bullpen) in the place of `playerOut`. */
export interface SubstituteCommand {
  readonly kind: 'substitute';
  readonly side: Side;
  /** Lineup indices. */
  readonly playerOut: number;
  readonly playerIn: number;
}

export type Command = RollCommand | ChooseCommand | StealCommand | WalkCommand | SubstituteCommand;
