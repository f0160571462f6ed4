import { useApiQuery } from '../../api/query-hooks.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** What the server has committed to before a purchase: the user's epoch, and the odds' hash. */
export function PurchaseCommitments({ oddsHash }: { readonly oddsHash: string }) {
  const epoch = useApiQuery('GET /fairness/packs');
  const commitments = [
    { head: 'Seal of your next packs', value: epoch.data?.commitment ?? '' },
    { head: 'SHA-256 of these odds', value: oddsHash },
  ];
  return (
    <section aria-label="Seal" className="border-l-8 border-outfield-paint bg-sunk px-4 py-3">
      <h3 className="mb-1 font-slab text-lg font-semibold">Sealed before you buy</h3>
      <p className="mb-2 text-sm text-ink-soft">
        The seed that draws your packs and the odds that it draws by are fixed now. Note them down
        and check afterwards: <TextLink to="/fairness">how that works</TextLink>.
      </p>
      <dl className="grid gap-2 text-sm">
        {commitments.map(({ head, value }) => (
          <div key={head}>
            <dt className="font-varsity text-xs text-ink-soft">{head}</dt>
            {/* Keeps the room of two lines on a phone, one elsewhere, while the value loads. */}
            <dd className="min-h-[2.9em] sm:min-h-[1.45em]">
              <code className="break-all">{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
