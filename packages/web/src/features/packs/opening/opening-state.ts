/**
 * Stages of an opening: the wrapper waits, its top is torn off, the cards come out of it, they lie
 * on the table.
 */
export type OpeningStage = 'sealed' | 'tearing' | 'emptying' | 'dealt';

/** The card held up to the user: one that was just turned, or one looked at more closely. */
export interface HeldCard {
  readonly index: number;
  readonly isLook: boolean;
}

export interface OpeningState {
  readonly stage: OpeningStage;
  /** Indexes of the cards face up, in the order in which they were turned. */
  readonly turned: readonly number[];
  /** How many of `turned` were face up before the newest step; the others are announced. */
  readonly announced: number;
  readonly held: HeldCard | null;
  /** Whether all cards are face up and the last one has been put down. */
  readonly isFinished: boolean;
}

export type OpeningAction =
  | { readonly kind: 'tear' | 'finishTear' | 'deal' | 'turnNext' | 'openAll' | 'putDown' }
  /** Turns a card that is face down; looks more closely at one that is face up. */
  | { readonly kind: 'touch'; readonly index: number };

/** How an opening is played. */
export interface OpeningRules {
  readonly total: number;
  /** Whether a card is held up when it is turned, until it is put down. */
  readonly holdsUp: boolean;
}

/** Returns an opening that has not begun, or the end of one without animation. */
export const startOpening = ({ total, isStill }: { total: number; isStill: boolean }) =>
  isStill ? openAll(SEALED, total) : SEALED;

const SEALED: OpeningState = {
  stage: 'sealed',
  turned: [],
  announced: 0,
  held: null,
  isFinished: false,
};

const openAll = ({ turned }: OpeningState, total: number): OpeningState => ({
  stage: 'dealt',
  turned: [...turned, ...indexesOf(total).filter((index) => !turned.includes(index))],
  announced: turned.length,
  held: null,
  isFinished: true,
});

const indexesOf = (total: number): readonly number[] => Array.from({ length: total }, (_, i) => i);

/** Returns the card that is turned next: the first one that is face down, so the best one last. */
export const nextFaceDown = ({ turned }: OpeningState, total: number): number | null =>
  indexesOf(total).find((index) => !turned.includes(index)) ?? null;

const turn = (state: OpeningState, index: number, rules: OpeningRules): OpeningState => {
  const turned = [...state.turned, index];
  return {
    ...state,
    turned,
    announced: state.turned.length,
    held: rules.holdsUp ? { index, isLook: false } : null,
    isFinished: turned.length === rules.total && !rules.holdsUp,
  };
};

/** Returns the state after an action; one that does not fit the stage changes nothing. */
export function reduceOpening(
  state: OpeningState,
  action: OpeningAction,
  rules: OpeningRules,
): OpeningState {
  const { stage, turned, held, isFinished } = state;
  switch (action.kind) {
    case 'tear':
      return stage === 'sealed' ? { ...state, stage: 'tearing' } : state;
    case 'finishTear':
      return stage === 'tearing' ? { ...state, stage: 'emptying' } : state;
    case 'deal':
      return stage === 'dealt' ? state : { ...state, stage: 'dealt' };
    case 'openAll':
      return isFinished ? state : openAll(state, rules.total);
    case 'turnNext': {
      if (stage !== 'dealt') return state;
      const next = nextFaceDown(state, rules.total);
      return next === null ? putDown(state, rules) : turn(state, next, rules);
    }
    case 'touch': {
      if (stage !== 'dealt') return state;
      if (!turned.includes(action.index)) return turn(state, action.index, rules);
      if (held?.index === action.index) return putDown(state, rules);
      // The last card is put down by whatever is touched; a look begins once all is over.
      if (held !== null && !held.isLook && turned.length === rules.total) {
        return putDown(state, rules);
      }
      return { ...state, held: { index: action.index, isLook: true } };
    }
    case 'putDown':
    default:
      return putDown(state, rules);
  }
}

const putDown = (state: OpeningState, { total }: OpeningRules): OpeningState =>
  state.held === null
    ? state
    : { ...state, held: null, isFinished: state.isFinished || state.turned.length === total };
