import { formatCount } from '../../../ui/money.tsx';
import { nextFaceDown, type OpeningState } from './opening-state.ts';

interface Props {
  readonly state: OpeningState;
  /** The cards on the table, and those that are listed in the summary only. */
  readonly total: number;
  readonly others: number;
  readonly onNext: () => void;
  readonly onOpenAll: () => void;
}

/** Returns the label of the button that does the next step. */
const nextLabel = (state: OpeningState, total: number): string => {
  if (state.stage !== 'dealt') return 'Tear it open';
  return nextFaceDown(state, total) === null ? 'Put it with the others' : 'Turn the next card';
};

/** The buttons below the table: the next step, which keeps the focus all the way, and Open all. */
export const OpeningButtons = ({ state, total, others, onNext, onOpenAll }: Props) => (
  <div className="pack-opening-foot">
    <p className="pack-opening-hint">
      {state.stage === 'sealed'
        ? 'Swipe along the top, or click it.'
        : state.stage === 'dealt' && state.turned.length === 0
          ? 'Touch a card, or swipe across it.'
          : '\u00a0'}
    </p>
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
