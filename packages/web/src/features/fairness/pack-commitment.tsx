import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { toast } from '../../ui/toast.ts';
import { sealSentence } from '../packs/seal-sentence.ts';
import { usePackEpoch } from '../packs/use-pack-epoch.ts';
import { ClosedEpochs } from './closed-epochs.tsx';
import { EpochCheck } from './epoch-check.tsx';
import { EpochLookupForm } from './epoch-lookup-form.tsx';

/** The commitment of the player's packs: shows it, reveals its seed, and verifies closed epochs. */
export function PackCommitment() {
  const epoch = usePackEpoch();
  // The epochs to verify, the last chosen first.
  const [checkedIDs, setCheckedIDs] = useState<readonly string[]>([]);
  const verify = (epochID: string) =>
    setCheckedIDs((before) => [epochID, ...before.filter((id) => id !== epochID)]);
  const closing = useApiMutation('POST /fairness/packs/close', {
    onSuccess: ({ closed }) => verify(closed.epochID),
    onError: (error) => toast.bad(`Error: ${messageOf(error)}`),
  });
  if (epoch.isPending) return <Loading />;
  if (epoch.isError) {
    return (
      <ErrorState
        title="Error fetching packs"
        error={epoch.error}
        onRetry={() => void epoch.refetch()}
      />
    );
  }
  const { epochID, commitment, clientSeed, clientSeedOrigin, packs } = epoch.data;
  return (
    <>
      <section
        aria-label="The seal of your packs"
        className="border-2 border-rule-strong bg-raised p-4 shadow-sheet"
      >
        <h3 className="mb-2 font-display text-lg">The seal of your packs</h3>
        <dl className="grid gap-2 text-sm">
          {(
            [
              ['Epoch', epochID],
              ['Commitment', commitment],
              [
                clientSeedOrigin === 'server' ? 'Bytes that the server chose' : 'Browser’s bytes',
                clientSeed ?? 'On their way',
              ],
              ['Packs drawn under it', String(packs)],
            ] as const
          ).map(([head, value]) => (
            <div key={head}>
              <dt className="font-varsity text-xs text-ink-soft">{head}</dt>
              <dd>
                <code className="break-all">{value}</code>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm">{sealSentence(clientSeedOrigin)}</p>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button
            paint="outfield"
            disabled={packs === 0 || closing.isPending}
            onClick={() => closing.mutate({ body: { epochID } })}
          >
            Close and reveal
          </Button>
          <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
            {packs === 0
              ? 'No pack has been drawn under it yet: there is nothing to reveal.'
              : 'Reveals the seed of these packs. The next ones are drawn under a new seal, to which your browser gives new bytes.'}
          </p>
        </div>
      </section>
      {checkedIDs.map((id) => (
        <EpochCheck key={id} epochID={id} />
      ))}
      <ClosedEpochs onVerify={verify} />
      <EpochLookupForm onVerify={verify} />
    </>
  );
}
