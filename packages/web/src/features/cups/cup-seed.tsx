import type { Cup } from '@pennant/contract/cups';
import { useEffect, useState } from 'react';

import { TextLink } from '../../ui/text-link.tsx';

/** What is drawn by a cup's seed, its commitment, and once it is over the seed, verified here. */
export function CupSeed({
  cup: { cupID, commitment, revealedSeed },
}: {
  readonly cup: Pick<Cup, 'cupID' | 'commitment' | 'revealedSeed'>;
}) {
  return (
    <section
      aria-labelledby="cup-seed"
      className="border-2 border-rule-strong bg-raised px-4 py-4 text-sm shadow-sheet sm:px-6"
    >
      <h2 id="cup-seed" className="mb-2 font-slab text-base font-semibold">
        Nobody could choose the draw
      </h2>
      <p className="max-w-prose">
        Among equal ratings the order, which clubs fill the places, and every roll of the games that
        the computer plays follow from one secret seed: those of game 1 of match 3, for instance,
        from the seed and “{cupID}/2/1”, as <TextLink to="/fairness">all dice</TextLink> do. Its
        commitment was published before anybody entered.
      </p>
      <dl className="mt-3">
        <dt className="font-varsity text-xs text-ink-soft">The commitment</dt>
        <dd className="mb-2">
          <code className="break-all">{commitment}</code>
        </dd>
        <dt className="font-varsity text-xs text-ink-soft">The seed</dt>
        <dd>
          {revealedSeed === null ? (
            'Secret until the cup is over.'
          ) : (
            <>
              <code className="break-all">{revealedSeed}</code>
              <Verdict
                key={revealedSeed}
                id={cupID}
                serverSeed={revealedSeed}
                commitment={commitment}
              />
            </>
          )}
        </dd>
      </dl>
    </section>
  );
}

/** Whether the seed is the one that was committed to, worked out in the browser. */
function Verdict({
  id,
  serverSeed,
  commitment,
}: {
  readonly id: string;
  readonly serverSeed: string;
  readonly commitment: string;
}) {
  const [holds, setHolds] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('@pennant/rules/fairness/commitment').then(({ verifyCommitment }) => {
      if (isCurrent) setHolds(verifyCommitment({ id, serverSeed, commitment }));
    });
    return () => {
      isCurrent = false;
    };
  }, [id, serverSeed, commitment]);
  return (
    <output className="mt-1 block">
      {holds === null ? (
        'Comparing it with the commitment...'
      ) : holds ? (
        <span className="text-good">
          <strong>✓ It holds.</strong> Your browser has compared it: the seed is the one that was
          committed to.
        </span>
      ) : (
        <span className="text-bad">
          <strong>✗ It does not hold:</strong> the seed is not the one that was committed to.
        </span>
      )}
    </output>
  );
}
