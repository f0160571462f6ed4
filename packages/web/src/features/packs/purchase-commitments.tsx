import { TextLink } from '../../ui/text-link.tsx';
import { Commitments } from './commitments.tsx';
import { sealSentence } from './seal-sentence.ts';
import { usePackEpoch } from './use-pack-epoch.ts';

/** What the server has committed to before a purchase: the user's epoch, and the odds' hash. */
export function PurchaseCommitments({ oddsHash }: { readonly oddsHash: string }) {
  const epoch = usePackEpoch();
  return (
    <details className="border-l-8 border-outfield-paint bg-sunk px-4 py-1">
      <summary className="min-h-11 py-2 font-slab text-lg font-semibold">
        Sealed before you buy
      </summary>
      <section aria-label="Seal" className="pb-2">
        <p className="mb-2 text-sm text-ink-soft">
          {epoch.data === undefined ? null : sealSentence(epoch.data.clientSeedOrigin)} The packs
          that you buy now are drawn by these odds, whenever you open them.{' '}
          <TextLink to="/fairness">How that works</TextLink>
        </p>
        <Commitments
          list={[
            { head: 'Seal of your next packs', value: epoch.data?.commitment ?? '' },
            { head: 'SHA-256 of these odds', value: oddsHash },
          ]}
        />
      </section>
    </details>
  );
}
