import { toHex } from '@pennant/rules/fairness/bytes-and-hex';
import { commitmentOf, deriveKey } from '@pennant/rules/fairness/commitment';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { TEST_VECTORS, type TestVector } from '@pennant/rules/fairness/test-vectors';

import { ProseSection } from '../../ui/prose-section.tsx';

/** Returns true where this page's own code reproduces the example's values. */
function isReproduced(vector: TestVector): boolean {
  const dice = committedDice(vector).event(vector.event);
  const first = vector.dice.map(() => dice.die(vector.label));
  const fraction = committedDice(vector).event(vector.event).fraction(vector.label);
  return (
    commitmentOf(vector) === vector.commitment &&
    toHex(deriveKey(vector)) === vector.key &&
    first.join() === vector.dice.join() &&
    fraction === vector.fraction
  );
}

/** The section with test vectors for engineers who write a verifier of their own. */
export function WorkedExamples() {
  return (
    <ProseSection title="Worked examples">
      <p>
        Writing a check of your own? Try it on these. They come from another implementation of the
        hashes than the one that the game uses; this page has just worked them out again.
      </p>
      {TEST_VECTORS.map((vector) => (
        <Example key={`${vector.id} ${vector.event} ${vector.label}`} vector={vector} />
      ))}
    </ProseSection>
  );
}

function Example({ vector }: { readonly vector: TestVector }) {
  const rows = [
    ['Id', vector.id],
    ['Seed S', vector.serverSeed],
    ['Browser’s bytes', vector.clientSeed],
    ['Commitment', vector.commitment],
    ['K', vector.key],
    ['block(0)', vector.block],
    ['First dice', vector.dice.join(' ')],
    ['First fraction', String(vector.fraction)],
  ] as const;
  const title = `Event ${vector.event}, label ${vector.label}`;
  return (
    <details className="border-2 border-rule-strong bg-raised">
      <summary className="min-h-11 px-4 py-2 font-slab font-semibold">
        {title}{' '}
        <span className={isReproduced(vector) ? 'text-good' : 'text-bad'}>
          {isReproduced(vector) ? '✓ the same here' : '✗ differs here'}
        </span>
      </summary>
      <dl className="grid gap-2 px-4 pb-4 text-sm">
        {rows.map(([head, value]) => (
          <div key={head}>
            <dt className="font-varsity text-xs text-ink-soft">{head}</dt>
            <dd>
              <code className="break-all">{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
