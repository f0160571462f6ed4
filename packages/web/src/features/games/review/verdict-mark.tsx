import type { Verdict } from './decision-words.ts';
import { VERDICT_NAMES } from './review-words.ts';

const VERDICT_CLASSES: Readonly<Record<Verdict, string>> = {
  best: 'border-outfield text-outfield',
  close: 'border-rule-strong text-ink-soft',
  small: 'border-warn text-warn',
  mistake: 'border-pennant text-pennant',
  blunder: 'border-pennant bg-pennant-paint text-on-pennant',
};

/** The verdict on a decision, as a stamp. */
export const VerdictMark = ({ verdict }: { readonly verdict: Verdict }) => (
  <span
    className={`flex-none border-2 px-2 py-0.5 font-varsity text-xs ${VERDICT_CLASSES[verdict]}`}
  >
    {VERDICT_NAMES[verdict]}
  </span>
);
