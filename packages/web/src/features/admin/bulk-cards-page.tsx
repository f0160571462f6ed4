import type { CardGeneration } from '@pennant/contract/card-generation';
import { useEffect, useEffectEvent, useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import type { ApiResponse } from '../../api/call-types.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckField, SelectField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { CardGenerationPanel } from './card-generation-panel.tsx';
import { SeasonsToMakeAnew } from './seasons-to-make-anew.tsx';

const POLL_INTERVAL_MS = 1000;

/**
 * Scrolls to the panel that a mark is in: on a phone it comes below the fold, where the click would
 * seem to do nothing. The mark is new for each state, the panel is not: its changes are read out.
 */
const scrollToPanel = (mark: HTMLElement | null) =>
  mark?.parentElement?.scrollIntoView({ block: 'nearest' });

/** The page /cards/bulk: generates the cards of a season or a series from the record. */
export function BulkCardsPage() {
  const catalogue = useApiQuery('GET /catalogue');
  const series = useApiQuery('GET /series/all');
  const toMakeAnew = useApiQuery('GET /cards/bulk');
  const calls = [catalogue, series, toMakeAnew];
  if (catalogue.isPending || series.isPending || toMakeAnew.isPending) return <Loading />;
  const failed = calls.find(({ isError }) => isError);
  if (catalogue.isError || series.isError || toMakeAnew.isError) {
    return (
      <ErrorState
        title="Error fetching the history"
        error={failed?.error ?? null}
        onRetry={() => {
          for (const call of calls) void call.refetch();
        }}
      />
    );
  }
  const { firstYear, lastYear } = catalogue.data;
  return (
    <BulkCards
      years={Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index)}
      series={series.data.filter(({ year, isOfHistory }) => year === null && isOfHistory)}
      toMakeAnew={toMakeAnew.data}
      onMade={() => void toMakeAnew.refetch()}
    />
  );
}

interface Choice {
  readonly kind: CardGeneration['kind'];
  readonly subjectID: number;
  readonly replaces: boolean;
}

function BulkCards({
  years,
  series,
  toMakeAnew,
  onMade,
}: {
  readonly years: readonly number[];
  readonly series: readonly { readonly seriesID: number; readonly name: string }[];
  readonly toMakeAnew: ApiResponse<'GET /cards/bulk'>;
  /** Is called once cards have been made: the seasons to make anew are others then. */
  readonly onMade: () => void;
}) {
  const [choice, setChoice] = useState<Choice>({
    kind: 'season',
    subjectID: years[0] ?? 1,
    replaces: false,
  });
  const [making, setMaking] = useState<CardGeneration | null>(null);
  const starting = useApiMutation('POST /cards/bulk', { onSuccess: setMaking });
  const polled = useApiQuery(
    'GET /cards/bulk/{makingID}',
    { params: { makingID: making?.makingID ?? '' } },
    {
      enabled: making !== null,
      refetchInterval: (latest) =>
        latest && latest.state !== 'working' ? false : POLL_INTERVAL_MS,
    },
  );
  const shown = polled.data ?? making;
  const isBusy = starting.isPending || shown?.state === 'working';
  const isDryRunDone =
    shown?.state === 'done' &&
    shown.isDryRun &&
    shown.kind === choice.kind &&
    shown.subjectID === choice.subjectID &&
    shown.replaces === choice.replaces;
  const hasMade = shown?.state === 'done' && !shown.isDryRun;
  const onMadeNow = useEffectEvent(onMade);
  useEffect(() => {
    if (hasMade) onMadeNow();
  }, [hasMade]);
  const corrected = new Set(toMakeAnew.corrected);
  const begin = (isDryRun: boolean) => starting.mutate({ body: { ...choice, isDryRun } });
  return (
    <PageBody>
      <PageHeading kicker="Season by season">Bulk Cards</PageHeading>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            begin(true);
          }}
        >
          <p className="max-w-prose text-ink-soft">
            Cards that are missing are made and put into their series. What players own is never
            taken away, and games under way are played to their end with the cards they began with.
          </p>
          <SeasonsToMakeAnew
            seasons={toMakeAnew}
            isBusy={isBusy}
            onChoose={(year) => setChoice({ kind: 'season', subjectID: year, replaces: true })}
          />
          <SelectField
            label="Make the cards of"
            value={choice.kind}
            disabled={isBusy}
            onChange={({ target }) => {
              const kind = target.value as Choice['kind'];
              const [first] = kind === 'season' ? years : series.map(({ seriesID }) => seriesID);
              setChoice({ ...choice, kind, subjectID: first ?? 1 });
            }}
          >
            <option value="season">a season</option>
            <option value="series">a series of many seasons</option>
          </SelectField>
          <SelectField
            label={choice.kind === 'season' ? 'Season' : 'Series'}
            value={choice.subjectID}
            disabled={isBusy}
            hint={
              choice.kind === 'season'
                ? undefined
                : 'Every season is gone through: this takes a minute or two.'
            }
            onChange={({ target }) => setChoice({ ...choice, subjectID: Number(target.value) })}
          >
            {choice.kind === 'season'
              ? years.map((year) => (
                  <option key={year} value={year}>
                    {corrected.has(year) ? `${year} (corrected)` : year}
                  </option>
                ))
              : series.map(({ seriesID, name }) => (
                  <option key={seriesID} value={seriesID}>
                    {name}
                  </option>
                ))}
          </SelectField>
          <CheckField
            label="Make cards anew that differ from the record, dice and rating included"
            checked={choice.replaces}
            disabled={isBusy}
            onChange={({ target }) => setChoice({ ...choice, replaces: target.checked })}
          />
          {starting.isError ? (
            <p role="alert" className="font-semibold text-bad">
              {messageOf(starting.error)}
            </p>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" paint="outfield" disabled={isBusy}>
              Dry run
            </Button>
            <Button paint="pennant" disabled={isBusy || !isDryRunDone} onClick={() => begin(false)}>
              Make the cards
            </Button>
          </div>
          <p className="text-sm text-ink-soft">
            The dry run comes first: it shows what would be made, and changes nothing.
          </p>
        </form>
        {shown === null ? null : (
          <div className="scroll-my-4">
            <span key={`${shown.makingID} ${shown.state}`} ref={scrollToPanel} hidden />
            <CardGenerationPanel making={shown} />
          </div>
        )}
      </div>
    </PageBody>
  );
}
