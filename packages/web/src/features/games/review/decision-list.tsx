import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { formatChance } from '../summary/format-chance-and-swing.ts';
import { costSentence, decisionsRemark, formatMargin, wasDecided } from './review-words.ts';
import type { DecisionView, OptionView } from './review-view.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** Games that are played on are samples: what all of them won is not certain. */
const sampleChance = (chance: number): string =>
  formatChance(Math.min(0.999, Math.max(0.001, chance)));

/** Decisions shown at first where none cost anything. */
const FIRST_SHOWN = 3;

/** The user's decisions: those that cost something at first, then all of them. */
export function DecisionList({
  decisions,
  eventPath,
}: {
  readonly decisions: readonly DecisionView[];
  readonly eventPath: (eventNumber: number) => string;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const costly = decisions.filter(({ cost }) => cost > 0);
  const first = costly.length > 0 ? costly : decisions.slice(0, FIRST_SHOWN);
  const shown = showsAll ? decisions : first;
  return (
    <section aria-labelledby="your-decisions">
      <h3 id="your-decisions" className="mb-1 font-display text-lg">
        Your decisions
      </h3>
      {decisions.length === 0 ? (
        <p className="max-w-prose text-ink-soft">
          No decision was yours in this game: nothing came up that the computer would have done
          another way. The dice had it to themselves.
        </p>
      ) : (
        <p className="mb-2 max-w-prose">{decisionsRemark(decisions)}</p>
      )}
      <ol className="divide-y divide-rule border-rule not-empty:border-y">
        {shown.map((decision) => (
          <Decision
            key={`${decision.eventNumber} ${decision.options[0]?.label ?? ''}`}
            decision={decision}
            eventPath={eventPath}
          />
        ))}
      </ol>
      {decisions.length > first.length ? (
        <p className="mt-3">
          <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${decisions.length} decisions`}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function Decision({
  decision,
  eventPath,
}: {
  readonly decision: DecisionView;
  readonly eventPath: (eventNumber: number) => string;
}) {
  const { situation, options, verdict, why, eventNumber, isComputers, batters } = decision;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-sm">
          <TextLink to={eventPath(eventNumber)}>{situation}</TextLink>
          {batters === 1 ? null : (
            <span className="text-ink-soft"> The same for {batters} batters in a row.</span>
          )}
        </p>
        <VerdictMark verdict={verdict} />
      </div>
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-8">
        <ul className="grid content-start gap-1">
          {options.map((option) => (
            <Option key={option.label} option={option} isComputers={isComputers} />
          ))}
        </ul>
        <p className="max-w-prose text-sm">
          {costSentence(decision)}
          {verdict === 'close' && wasDecided(decision) ? null : (
            <span className="text-ink-soft"> {why}</span>
          )}
        </p>
      </div>
    </li>
  );
}

function Option({
  option: { label, chance, error, isChosen },
  isComputers,
}: {
  readonly option: OptionView;
  readonly isComputers: boolean;
}) {
  return (
    <li
      className={`flex items-baseline justify-between gap-3 border-l-4 bg-raised px-3 py-1.5 text-sm ${isChosen ? 'border-ink' : 'border-rule'}`}
    >
      <span className="min-w-0">
        <span className={isChosen ? 'font-semibold' : ''}>{label}</span>
        {isChosen ? (
          <span className="ml-2 font-varsity text-xs whitespace-nowrap text-ink-soft">
            {isComputers ? 'the computer for you' : 'yours'}
          </span>
        ) : null}
      </span>
      <span className="figures flex-none">
        {sampleChance(chance)} <span className="text-xs text-ink-soft">{formatMargin(error)}</span>
      </span>
    </li>
  );
}
