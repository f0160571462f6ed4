import {
  CLIENT_SEED_BYTES,
  COMMIT_DOMAIN,
  KEY_DOMAIN,
  SERVER_SEED_BYTES,
} from '@pennant/rules/fairness/commitment';
import { ROLL_DOMAIN } from '@pennant/rules/fairness/committed-dice';

import { ScrollableTable } from '../../ui/scrollable-table.tsx';
import { ProseSection } from '../../ui/prose-section.tsx';

interface Field {
  readonly bytes: string;
  readonly what: string;
}

const textField = (mark: string): Field => ({
  bytes: `${mark.length}`,
  what: `the text “${mark}”`,
});
const ZERO: Field = { bytes: '1', what: 'zero' };
const ID: Field = { bytes: '36', what: 'the id: lower case, with its hyphens' };

const COMMITMENT = [
  textField(COMMIT_DOMAIN),
  ZERO,
  ID,
  { bytes: `${SERVER_SEED_BYTES}`, what: 'the seed S' },
];
const KEY = [
  textField(KEY_DOMAIN),
  ZERO,
  ID,
  ZERO,
  { bytes: `${CLIENT_SEED_BYTES}`, what: 'the browser’s bytes' },
];
const BLOCK = [
  textField(ROLL_DOMAIN),
  ZERO,
  { bytes: '1 or more', what: 'the number of the event, in decimal digits' },
  ZERO,
  { bytes: 'any', what: 'the label: batter, extra, pitcher, location …' },
  ZERO,
  { bytes: '1 or more', what: 'j, in decimal digits: 0 for the label’s first block' },
];

/** The section on how dice are derived from the seeds, byte by byte. */
export function DiceDerivation() {
  return (
    <ProseSection title="How a die is made">
      <p>
        Two hashes that everybody knows: SHA-256, and HMAC-SHA256 over it. Texts are UTF-8; seeds,
        commitments and keys are shown as lower-case hex digits.
      </p>
      <Step formula="commitment = SHA-256 of" fields={COMMITMENT} />
      <Step formula="K = HMAC-SHA256 with the key S, of" fields={KEY} />
      <Step formula="block(j) = HMAC-SHA256 with the key K, of" fields={BLOCK} />
      <p>
        <strong>Dice.</strong> The bytes of a label's blocks are read one after the other. A byte
        below 252 is a die: 1 + byte mod 6. Bytes of 252 and more are passed over, so that each face
        comes from exactly 42 bytes. When a block is used up, the next j follows.
      </p>
      <p>
        <strong>Fractions</strong>, for chances that are not printed as dice (where a ball goes,
        whether a runner is safe): each takes a new block of its label, the next j; its first six
        bytes as one number, the highest first, divided by 2<sup>48</sup>.
      </p>
      <p>
        The batter's two dice have the label <code>batter</code>, the two after an X{' '}
        <code>extra</code>, the pitcher's <code>pitcher</code>. Each event counts its labels anew,
        so that any event can be checked alone.
      </p>
    </ProseSection>
  );
}

function Step({
  formula,
  fields,
}: {
  readonly formula: string;
  readonly fields: readonly Field[];
}) {
  return (
    <div>
      <p className="mb-1 font-slab font-semibold">{formula}</p>
      <ScrollableTable caption={formula}>
        <thead>
          <tr>
            <th scope="col">Bytes</th>
            <th scope="col">What they are</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ bytes, what }, index) => (
            // A layout repeats its zero bytes: only the index identifies a row.
            <tr key={index}>
              <td className="figures whitespace-nowrap">{bytes}</td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}
