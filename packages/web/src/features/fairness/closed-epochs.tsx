import { useState } from 'react';

import type { ApiResponse } from '../../api/call-types.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';

/** The number of epochs in a page of the list. */
const PAGE_SIZE = 10;

type ClosedEpoch = ApiResponse<'GET /fairness/packs/closed'>[number];

interface Props {
  /** Called to verify an epoch's packs. */
  readonly onVerify: (epochID: string) => void;
}

/** The list of the player's closed epochs, the newest first, each with a button to verify it. */
export function ClosedEpochs({ onVerify }: Props) {
  // The cursor of each page; the first page starts with the newest epoch.
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <section aria-label="Seals opened before">
      <h3 className="mb-2 font-display text-lg">Seals opened before</h3>
      {cursors.map((after, index) => (
        <EpochPage
          key={after ?? 'newest'}
          after={after}
          isLast={index === cursors.length - 1}
          onVerify={onVerify}
          onOlder={(last) => setCursors([...cursors, last])}
        />
      ))}
    </section>
  );
}

interface PageProps extends Props {
  readonly after: string | null;
  readonly isLast: boolean;
  readonly onOlder: (last: string) => void;
}

function EpochPage({ after, isLast, onVerify, onOlder }: PageProps) {
  const epochs = useApiQuery('GET /fairness/packs/closed', {
    query: { limit: PAGE_SIZE, ...(after === null ? {} : { after }) },
  });
  if (epochs.isPending) return <Loading />;
  if (epochs.isError) {
    return (
      <ErrorState
        title="Error fetching packs"
        error={epochs.error}
        onRetry={() => void epochs.refetch()}
      />
    );
  }
  const last = epochs.data.at(-1);
  if (last === undefined) {
    return after === null ? (
      <p className="text-sm text-ink-soft">You have not opened a seal yet.</p>
    ) : null;
  }
  return (
    <>
      <ul>
        {epochs.data.map((epoch) => (
          <EpochLine key={epoch.epochID} epoch={epoch} onVerify={onVerify} />
        ))}
      </ul>
      {isLast && epochs.data.length === PAGE_SIZE ? (
        <Button className="mt-3" size="small" onClick={() => onOlder(last.epochID)}>
          Show older
        </Button>
      ) : null}
    </>
  );
}

function EpochLine({ epoch, onVerify }: Props & { readonly epoch: ClosedEpoch }) {
  const { epochID, number, packs, closed } = epoch;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2 text-sm">
      <span>
        <strong>Seal {number}</strong>, {packs} {packs === 1 ? 'pack' : 'packs'}, opened{' '}
        <DayAndTime at={closed} />
      </span>
      <Button size="small" aria-label={`Verify seal ${number}`} onClick={() => onVerify(epochID)}>
        Verify
      </Button>
    </li>
  );
}
