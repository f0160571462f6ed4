import { useState } from 'react';
import { useNavigate } from 'react-router';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { PackWrapper } from '../../ui/pack/pack-wrapper.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { toast } from '../../ui/toast.ts';
import { firstFault, focusField } from './form-faults.tsx';
import { seriesFaults, formOfSeries, NEW_SERIES } from './series-draft.ts';
import { SERIES_LABELS, SeriesFormPanel } from './series-form.tsx';

/** The page /series/create: creates a series. */
export function CreateSeriesPage() {
  const [draft, setDraft] = useState(NEW_SERIES);
  const [wasSent, setWasSent] = useState(false);
  const navigate = useNavigate();
  const form = formOfSeries({ ...draft, isActive: false });
  const faults = seriesFaults(form);
  const creating = useApiMutation('POST /series', {
    onSuccess: ({ seriesID, name }) => {
      toast.good(`Series ${name} created successfully! Now put its cards in.`);
      void navigate(`/series/${seriesID}`);
    },
  });
  return (
    <PageBody>
      <PageHeading kicker="Series" aside={<LinkButton to="/series">All series</LinkButton>}>
        Create Series
      </PageHeading>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <SeriesFormPanel
          draft={draft}
          onChange={setDraft}
          faults={wasSent ? faults : {}}
          isOfHistory={false}
          isNew
          onSubmit={(element) => {
            setWasSent(true);
            const fault = firstFault(faults, SERIES_LABELS);
            if (fault === undefined) creating.mutate({ body: form });
            else focusField(element, fault);
          }}
        >
          {creating.isError ? (
            <p role="alert" className="w-full font-semibold text-bad">
              {messageOf(creating.error)}
            </p>
          ) : null}
          <Button type="submit" paint="pennant" disabled={creating.isPending}>
            {creating.isPending ? 'Making...' : 'Create Series'}
          </Button>
          <p className="self-center text-sm text-ink-soft">
            It goes on sale once its cards are in.
          </p>
        </SeriesFormPanel>
        <PackWrapper
          decorative
          className="mx-auto w-48"
          series={{
            seriesKey: form.seriesKey || 'new-series',
            name: form.name || 'New Series',
            year: Number.isNaN(form.year) ? null : form.year,
          }}
        />
      </div>
    </PageBody>
  );
}
