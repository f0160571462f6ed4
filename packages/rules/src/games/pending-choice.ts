/** `advance`: extra bases after a hit. `tag`: runners who may tag up after a caught ball. */
export type ChoiceKind = 'advance' | 'tag';

/** One listed answer. The rules accept a listed one only. */
export interface ChoiceOption {
  /** For people: "Send Ortiz home (97%)", "Advance Nobody". */
  readonly label: string;
  /** The bases that the runners to be sent stand on now, first to third: "2", "1,2"; null for nobody. */
  readonly runnersAdvancing: string | null;
}

/** What the game waits for: the manager of the side at bat decides how far his runners try. */
export interface PendingChoice {
  readonly kind: ChoiceKind;
  readonly options: readonly ChoiceOption[];
  /** Chance to be safe at the next base, for the runner who stands on first, second, third; 0 where none may try. */
  readonly safeChances: readonly number[];
  /** Lineup index of the batter whose ball it is (runs batted in are his), and of the pitcher. */
  readonly batter: number;
  readonly pitcher: number;
}
