import { expect, test } from 'vitest';
import { BASES_RUN } from '../testing/rulebook/bases.ts';
import { BATTING } from '../testing/rulebook/batting.ts';
import { DECISIONS } from '../testing/rulebook/decisions.ts';
import { ERRORS } from '../testing/rulebook/errors-and-earned-runs.ts';
import { GLOVES } from '../testing/rulebook/gloves.ts';
import { OUTS } from '../testing/rulebook/outs.ts';
import { SUBSTITUTES_AND_END } from '../testing/rulebook/substitutes-and-end.ts';

/** The table of the rulebook's situations: each is played, and says which rule it is. */
const SITUATIONS = [
  ...BATTING,
  ...OUTS,
  ...BASES_RUN,
  ...ERRORS,
  ...GLOVES,
  ...SUBSTITUTES_AND_END,
  ...DECISIONS,
];

for (const { rule, what, seen, expected } of SITUATIONS) {
  test(`${rule} ${what}`, () => {
    expect({ seen: seen() }).toMatchObject({ seen: expected });
  });
}

test('the table has 82 situations', () => {
  expect(SITUATIONS).toHaveLength(82);
});
