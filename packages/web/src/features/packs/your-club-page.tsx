import type { StarterSet } from '@pennant/contract/starter-set';
import { useRef, useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { toast } from '../../ui/toast.ts';
import { ClubArrival } from './club/club-arrival.tsx';
import { ClubChooser, type ChosenClub } from './club/club-chooser.tsx';

/** The page /club: which club or season the starter set comes from, and the set itself. */
export function YourClubPage() {
  const set = useApiQuery('GET /starterSet');
  const [view, setView] = useState<'choose' | 'arrive' | 'show' | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const show = (next: 'choose' | 'arrive' | 'show') => {
    setView(next);
    window.scrollTo({ top: 0 });
  };
  const [arrived, setArrived] = useState<StarterSet | null>(null);
  const exchange = useApiMutation('POST /starterSet/exchange', {
    onSuccess: (next) => {
      setArrived(next);
      show('arrive');
    },
    onError: (error) => {
      toast.bad(error.message);
      void set.refetch();
    },
  });
  if (set.isPending) return <Loading />;
  if (set.isError) {
    return (
      <ErrorState
        title="Your club could not be found"
        error={set.error}
        onRetry={() => void set.refetch()}
      />
    );
  }
  const current = arrived ?? set.data;
  const isOpen = set.data.exchangeEndedBy === null;
  const shown = view ?? (isOpen && !current.isChosen ? 'choose' : 'show');

  return (
    <PageBody>
      <div ref={page}>
        {shown === 'choose' && isOpen ? (
          <>
            <PageHeading kicker="Your club">Which baseball is yours?</PageHeading>
            <ClubChooser
              current={current}
              choosing={exchange.isPending ? (exchange.variables?.body ?? null) : null}
              onChoose={({ year, team }: ChosenClub) =>
                exchange.mutate({ body: { year, ...(team === undefined ? {} : { team }) } })
              }
              onKeep={() => show('arrive')}
            />
          </>
        ) : (
          <ClubArrival
            key={`${current.year} ${current.team} ${shown}`}
            set={current}
            isArriving={shown === 'arrive'}
            endedBy={set.data.exchangeEndedBy}
            onChooseAgain={isOpen ? () => show('choose') : null}
          />
        )}
      </div>
    </PageBody>
  );
}
