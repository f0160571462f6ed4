import { formatChance } from '../../games/summary/format-chance-and-swing.ts';
import { VerdictMark } from '../../games/review/verdict-mark.tsx';
import type { ReviewedDecisionView, ReviewedOptionView } from './reviewed-decision-view.ts';

/** A call with all that could be done: bars of the chance to win, yours, the best, the others'. */
export function ReviewedDecision({
  view: { number, situation, options, cost, verdict, deciders },
}: {
  readonly view: ReviewedDecisionView;
}) {
  return (
    <li className="grid gap-2 py-4">
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm">
          <span className="figures mr-1.5 font-varsity text-pennant">{number}.</span>
          {situation}
        </p>
        <span className="flex flex-none items-center gap-2">
          {cost > 0 ? (
            <b className="figures font-slab text-bad">
              <span className="sr-only">It cost </span>
              {`\u2212${(cost * 100).toFixed(1)}%`}
            </b>
          ) : null}
          <VerdictMark verdict={verdict} />
        </span>
      </div>
      <ul className="grid gap-1.5">
        {options.map((option) => (
          <Option key={option.option} option={option} />
        ))}
      </ul>
      <p className="text-xs text-ink-soft">
        {deciders === 0
          ? 'Nobody else came into this situation.'
          : `${deciders} ${deciders === 1 ? 'manager was' : 'managers were'} in this situation.`}
      </p>
    </li>
  );
}

/** The bar is 100 units long. */
const BAR = { width: 100, height: 8 } as const;

function Option({
  option: { label, chance, isChosen, isBest, share },
}: {
  readonly option: ReviewedOptionView;
}) {
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-l-4 bg-raised px-3 py-1.5 text-sm ${isChosen ? 'border-ink' : 'border-rule'}`}
    >
      <span className="min-w-0">
        <span className={isChosen ? 'font-semibold' : ''}>{label}</span>
        {isChosen ? <Mark>yours</Mark> : null}
        {isBest ? <Mark isGood>best</Mark> : null}
      </span>
      <span className="figures text-right font-semibold">{formatChance(chance)}</span>
      <svg
        viewBox={`0 0 ${BAR.width} ${BAR.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 h-2 w-full"
      >
        <rect {...BAR} className="fill-sunk" />
        <rect
          width={BAR.width * chance}
          height={BAR.height}
          className={
            isBest ? 'fill-outfield-paint' : isChosen ? 'fill-pennant-paint' : 'fill-rule-strong'
          }
        />
      </svg>
      <span className="figures min-w-20 text-right text-xs text-ink-soft">
        {share === null ? '' : `${formatChance(share)} chose it`}
      </span>
    </li>
  );
}

const Mark = ({
  isGood = false,
  children,
}: {
  readonly isGood?: boolean;
  readonly children: string;
}) => (
  <span
    className={`ml-2 font-varsity text-xs whitespace-nowrap ${isGood ? 'text-outfield' : 'text-ink-soft'}`}
  >
    {children}
  </span>
);
