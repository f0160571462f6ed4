import type { MadeDecision } from '@pennant/rules/daily/daily-run';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';

/** A day's game as the worker thread takes it: it keeps those that it compiled last. */
export interface DailyTaskGame {
  readonly gameID: string;
  readonly source: GameSource;
  readonly side: Side;
}

/** Values the options of a decision. */
interface ValueTask {
  readonly kind: 'value';
  readonly day: string;
  readonly game: DailyTaskGame;
  readonly decision: Pick<MadeDecision, 'state' | 'options'>;
  /** Games for each option. */
  readonly rollouts: number;
}

/** Tries whether a game is worth being that of a day. */
interface TryTask {
  readonly kind: 'try';
  readonly day: string;
  readonly source: GameSource;
  readonly side: Side;
  /** As hex digits. */
  readonly seed: string;
  readonly rollouts: number;
}

/** What the worker thread is asked for. */
export type DailyTask = ValueTask | TryTask;
