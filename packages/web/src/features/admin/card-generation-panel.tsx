import type { CardGeneration } from '@pennant/contract/card-generation';

import { formatCount } from '../../ui/money.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Table, type Column } from '../../ui/table.tsx';

type Result = NonNullable<CardGeneration['result']>;
type Example = Result['examples'][number];

const OUTCOME_LABELS = { made: 'new', changed: 'made anew', left: 'left as it is' } as const;

const COLUMNS: readonly Column<Example>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name },
  { key: 'year', head: 'Year', figures: true, cell: ({ year }) => year },
  { key: 'type', head: 'Type', cell: ({ type }) => type },
  {
    key: 'rating',
    head: 'Rating',
    figures: true,
    cell: ({ ratingBefore, rating }) =>
      ratingBefore === null || ratingBefore === rating ? rating : `${ratingBefore} → ${rating}`,
  },
  { key: 'fate', head: 'Becomes', cell: ({ fate }) => OUTCOME_LABELS[fate] },
];

/** The progress of a card generation, then its result. */
export function CardGenerationPanel({ making }: { readonly making: CardGeneration }) {
  const { state, done, total, isDryRun, result, error } = making;
  if (state === 'working' && result !== null) {
    return (
      <section role="status" className="border-2 border-rule-strong bg-raised p-4 shadow-sheet">
        <h2 className="mb-3 font-display text-xl">The cards are made</h2>
        <ProgressBar label="Cards gone through" value={done} max={Math.max(total, 1)} />
        <p className="mt-2 text-ink-soft">
          Teams get their scores: {formatCount(done)} of {formatCount(total)} cards
        </p>
      </section>
    );
  }
  if (state === 'working') {
    return (
      <section role="status" className="border-2 border-rule-strong bg-raised p-4 shadow-sheet">
        <h2 className="mb-3 font-display text-xl">
          {total === 0 ? 'Reading the record' : 'Making cards'}
        </h2>
        <ProgressBar label="Seasons gone through" value={done} max={Math.max(total, 1)} />
        <p className="mt-2 text-ink-soft">
          {total === 0 ? 'A few seconds.' : `${formatCount(done)} of ${formatCount(total)} seasons`}
        </p>
      </section>
    );
  }
  if (state === 'failed' || result === null) {
    return (
      <section role="alert" className="border-2 border-bad bg-raised p-4 shadow-sheet">
        <h2 className="mb-2 font-display text-xl">
          {result === null
            ? 'Nothing was changed'
            : 'The cards are made, but not all teams have their scores'}
        </h2>
        <p>{error}</p>
      </section>
    );
  }
  return (
    <section role="status" className="border-2 border-rule-strong bg-raised p-4 shadow-sheet">
      <h2 className="mb-3 font-display text-xl">{isDryRun ? 'What it would do' : 'What it did'}</h2>
      <dl className="mb-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <Count name="Cards made" value={result.made} />
        <Count name="Cards made anew" value={result.changed} />
        <Count name="Cards that differ and are left as they are" value={result.left} />
        <Count name="Cards that are as their season has them" value={result.same} />
      </dl>
      {result.made + result.changed === 0 ? (
        <p className="mb-3 font-semibold">
          {isDryRun ? 'Nothing would change.' : 'Nothing has changed.'}
        </p>
      ) : null}
      {result.examples.length === 0 ? null : (
        <Table
          caption="Examples"
          columns={COLUMNS}
          rows={result.examples}
          rowKey={({ name, year, type }) => `${name} ${year} ${type}`}
          sheetsOnPhone
        />
      )}
    </section>
  );
}

function Count({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures text-right font-semibold">{formatCount(value)}</dd>
    </>
  );
}
