import { useApiQuery } from '../../api/query-hooks.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The line on the Buy Packs page that shows the commitment of the user's next packs. */
export function EpochCommitmentLine() {
  const epoch = useApiQuery('GET /fairness/packs');
  return (
    <p className="mb-6 min-h-[4.35em] text-sm text-ink-soft sm:min-h-[1.45em]">
      {epoch.data === undefined ? null : (
        <>
          Your next packs are sealed already, under{' '}
          <code title={epoch.data.commitment}>{epoch.data.commitment.slice(0, 16)}…</code>:{' '}
          <TextLink to="/fairness">the luck of the draw can be checked</TextLink>.
        </>
      )}
    </p>
  );
}
