import type { AdminSeries } from '@pennant/contract/series-admin';
import type { CardSummary } from '@pennant/contract/cards';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';

import { isNotFound, messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { PackWrapper } from '../../ui/pack/pack-wrapper.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { toast } from '../../ui/toast.ts';
import { firstFault, focusField } from './form-faults.tsx';
import { SeriesCards } from './series-cards.tsx';
import {
  draftOfSeries,
  seriesFaults,
  computeSeriesEconomics,
  formOfSeries,
} from './series-draft.ts';
import { SeriesEconomicsPanel } from './series-economics-panel.tsx';
import { SERIES_LABELS, SeriesFormPanel } from './series-form.tsx';

/** The page /series/{seriesID}: edits a series and its cards. */
export function EditSeriesPage() {
  const { seriesID = '' } = useParams();
  const found = useApiQuery('GET /series/{id}', { params: { id: seriesID } });
  if (found.isPending) return <Loading />;
  if (isNotFound(found.error)) {
    return (
      <EmptyState title="Series" action={<LinkButton to="/series">All series</LinkButton>}>
        No series found.
      </EmptyState>
    );
  }
  if (found.isError) {
    return (
      <ErrorState
        title="Error fetching the series"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  return <EditSeries key={seriesID} {...found.data} />;
}

interface Props {
  readonly series: AdminSeries;
  readonly cards: readonly CardSummary[];
}

function EditSeries({ series, cards }: Props) {
  const [draft, setDraft] = useState(() => draftOfSeries(series));
  const form = formOfSeries(draft);
  const faults = seriesFaults(form);
  // The odds depend on most fields, so the whole draft is the key; they take a millisecond.
  const figures = useMemo(() => computeSeriesEconomics(formOfSeries(draft), cards), [draft, cards]);
  const saving = useApiMutation('PUT /series/{id}', {
    onSuccess: (saved) => {
      setDraft(draftOfSeries(saved));
      toast.good(`${saved.name} is saved.`);
    },
  });
  return (
    <PageBody>
      <PageHeading
        kicker={series.isOffered ? 'Series, on sale' : 'Series, not on sale'}
        aside={
          <div className="flex flex-wrap gap-3">
            <LinkButton to={`/admin/audit?kind=series&id=${series.seriesID}`}>Its log</LinkButton>
            <LinkButton to="/series">All series</LinkButton>
          </div>
        }
      >
        {series.name}
      </PageHeading>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SeriesFormPanel
          draft={draft}
          onChange={setDraft}
          faults={faults}
          isOfHistory={series.isOfHistory}
          onSubmit={(element) => {
            const fault = firstFault(faults, SERIES_LABELS);
            if (fault === undefined) saving.mutate({ params: { id: series.seriesID }, body: form });
            else focusField(element, fault);
          }}
        >
          {saving.isError ? (
            <p role="alert" className="w-full font-semibold text-bad">
              {messageOf(saving.error)}
            </p>
          ) : null}
          <Button type="submit" paint="pennant" disabled={saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save'}
          </Button>
          <p className="self-center text-sm text-ink-soft">
            Packs that players hold keep the odds that they were sold under.
          </p>
        </SeriesFormPanel>
        <div className="flex flex-col gap-6">
          <SeriesEconomicsPanel figures={figures} cost={form.cost} />
          <PackWrapper decorative className="mx-auto w-36" series={series} />
        </div>
      </div>
      <SeriesCards series={series} cards={cards} />
    </PageBody>
  );
}
