/**
 * The kinds of a pending choice. `advance`: extra bases after a hit. `tag`: tag-ups after a caught
 * ball.
 */
export type ChoiceKind = 'advance' | 'tag';

/** One option of a pending choice. The rules accept only a listed option. */
export interface ChoiceOption {
  /** Text shown to the user: "Send Ortiz home (97%)", "Advance Nobody". */
  readonly label: string;
  /**
   * The bases on which the runners to be sent stand now, first to third: "2", "1,2"; null for none.
   */
  readonly runnersAdvancing: string | null;
}

/** A decision that the game waits for: how far the runners of the side at bat try to advance. */
export interface PendingChoice {
  readonly kind: ChoiceKind;
  readonly options: readonly ChoiceOption[];
  /**
   * Chance of the runner on first, second and third to be safe at the next base; 0 if they may not
   * try.
   */
  readonly safeChances: readonly number[];
  /**
   * Lineup index of the batter who put the ball in play (credited with the runs batted in), and of
   * the pitcher.
   */
  readonly batter: number;
  readonly pitcher: number;
}
