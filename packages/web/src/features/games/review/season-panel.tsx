import type { ReactNode } from 'react';

import { Table, type Column } from '../../../ui/table.tsx';
import type { DecisionKind } from './decision-words.ts';
import type { KeptReview } from './review-store.ts';
import { CostChart, LuckChart } from './season-charts.tsx';
import { GAMES_OF_SEASON, seasonFigures, type KindFigures } from './season-figures.ts';

const KIND_NAMES: Readonly<Record<DecisionKind, string>> = {
  sends: 'Sending runners',
  steals: 'Steals',
  hook: 'The hook',
  walks: 'Walks on purpose',
  bench: 'The bench',
};

const points = (wins: number): string => (wins * 100).toFixed(1);

const COLUMNS: readonly Column<KindFigures>[] = [
  { key: 'kind', head: 'Kind', cell: ({ kind }) => KIND_NAMES[kind] },
  { key: 'decisions', head: 'Decisions', cell: ({ decisions }) => decisions, figures: true },
  { key: 'costly', head: 'Costly', cell: ({ costly }) => costly, figures: true },
  {
    key: 'cost',
    head: 'Cost a game',
    cell: ({ costAGame }) => points(costAGame),
    figures: true,
  },
];

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-varsity text-sm text-ink-soft">{name}</dt>
      <dd className="figures font-display text-2xl">{children}</dd>
    </div>
  );
}

/** What the kept reviews say of the newest season of a user. */
export function SeasonPanel({ reviews }: { readonly reviews: readonly KeptReview[] }) {
  const season = seasonFigures(reviews);
  const { best, worst, games, wins } = season;
  return (
    <div className="flex flex-col gap-8">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure name={games === GAMES_OF_SEASON ? 'Games, a season' : 'Games'}>{games}</Figure>
        <Figure name="Won and lost">
          {wins}&ndash;{games - wins}
        </Figure>
        <Figure name="Cost a game">
          {points(season.costAGame)}{' '}
          <span className="font-sans text-sm text-ink-soft">
            {games < 2 ? 'points' : `\u00b1${points(2 * season.costError)} points`}
          </span>
        </Figure>
        <Figure name="Decisions">{season.decisions}</Figure>
        <Figure name="Mistakes, blunders">
          {season.mistakes}, {season.blunders}
        </Figure>
      </dl>
      <section aria-labelledby="season-luck">
        <h2 id="season-luck" className="mb-1 font-display text-xl">
          Luck
        </h2>
        <LuckChart luck={season.luck} />
      </section>
      <section aria-labelledby="season-decisions">
        <h2 id="season-decisions" className="mb-1 font-display text-xl">
          Decisions
        </h2>
        <CostChart costs={season.costs} />
        {best === null || worst === null ? (
          <p className="mt-4 mb-2 max-w-prose text-sm text-ink-soft">
            Your best and your worst kind are told once two kinds have five decisions each.
          </p>
        ) : (
          <p className="mt-4 mb-2 max-w-prose">
            <strong>{KIND_NAMES[best]}</strong> is what you do best;{' '}
            <strong>{KIND_NAMES[worst].toLowerCase()}</strong> has the most to gain.
          </p>
        )}
        <Table
          caption="Decisions by kind"
          columns={COLUMNS}
          rows={season.kinds}
          rowKey={({ kind }) => kind}
          sheetsOnPhone
        />
      </section>
    </div>
  );
}
