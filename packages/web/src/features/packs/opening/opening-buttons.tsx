import { formatCount } from '../../../ui/money.tsx';
import { nextFaceDown, type OpeningState } from './opening-state.ts';

interface Props {
  readonly state: OpeningState;
  /** The cards on the table, and those that are listed in the summary only. */
  readonly total: number;
  readonly others: number;
  /** Whether the pack is torn and its cards are turned without a touch. */
  readonly runsByItself: boolean;
  readonly onNext: () => void;
  readonly onOpenAll: () => void;
}

/** Returns the label of the button that does the next step. */
const nextLabel = (state: OpeningState, total: number): string => {
  if (state.stage !== 'dealt') return 'Tear it open';
  return nextFaceDown(state, total) === null ? 'Put it with the others' : 'Turn the next card';
};

/** Returns what can be done by hand now; a space, which keeps the line, where nothing is to say. */
const hint = ({ stage, turned }: OpeningState, runsByItself: boolean): string => {
  if (stage === 'sealed' && !runsByItself) return 'Swipe along the top, or click it.';
  if (stage === 'dealt' && turned.length === 0 && !runsByItself) {
    return 'Touch a card, or swipe across it.';
  }
  return '\u00a0';
};

/** The buttons below the table: the next step, which keeps the focus all the way, and Open all. */
export const OpeningButtons = ({
  state,
  total,
  others,
  runsByItself,
  onNext,
  onOpenAll,
}: Props) => (
  <div className="pack-opening-foot">
    <p className="pack-opening-hint">{hint(state, runsByItself)}</p>
    <div className="pack-opening-buttons">
      <button type="button" onClick={onNext}>
        {nextLabel(state, total)}
      </button>
      <button type="button" onClick={onOpenAll}>
        {others > 0 ? `Show all ${formatCount(total + others)} cards` : 'Open all'}
      </button>
    </div>
  </div>
);
