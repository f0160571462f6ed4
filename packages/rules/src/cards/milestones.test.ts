import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MILESTONE_FIGURES, milestonesReached, type MilestoneTotals } from './milestones.ts';

const totals = (changes: Partial<MilestoneTotals> = {}): MilestoneTotals => ({
  hr: 0,
  so: 0,
  hits: 0,
  rbi: 0,
  sb: 0,
  ...changes,
});

test('the first home run is one, the second is none', () => {
  expect(milestonesReached(totals({ hr: 1 }), totals({ hr: 1 }))).toEqual([
    { figure: 'hr', number: 1 },
  ]);
  expect(milestonesReached(totals({ hr: 2 }), totals({ hr: 1 }))).toEqual([]);
});

test('a number that is passed in one game is reached', () => {
  expect(milestonesReached(totals({ hits: 102 }), totals({ hits: 4 }))).toEqual([
    { figure: 'hits', number: 100 },
  ]);
});

test('beyond the list every hundred counts', () => {
  expect(milestonesReached(totals({ hr: 201 }), totals({ hr: 2 }))).toEqual([
    { figure: 'hr', number: 200 },
  ]);
  expect(milestonesReached(totals({ hr: 199 }), totals({ hr: 2 }))).toEqual([]);
});

test('over a career each milestone is reached in exactly one game', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MILESTONE_FIGURES),
      fc.array(fc.nat({ max: 20 }), { maxLength: 60 }),
      (figure, games) => {
        let total = 0;
        const reached: number[] = [];
        for (const gained of games) {
          total += gained;
          const found = milestonesReached(
            totals({ [figure]: total }),
            totals({ [figure]: gained }),
          );
          reached.push(...found.map(({ number }) => number));
        }
        expect(new Set(reached).size).toBe(reached.length);
        expect(reached.every((number) => number <= total)).toBe(true);
        // All at once: the last of them.
        const [last] = milestonesReached(totals({ [figure]: total }), totals({ [figure]: total }));
        expect(last?.number).toBe(reached.at(-1));
      },
    ),
  );
});

test.each([
  ['hr', [1, 10, 25, 50, 75, 100, 200, 300]],
  ['so', [25, 50, 100, 150, 200, 300, 400]],
  ['hits', [25, 50, 100, 150, 200, 300, 400]],
  ['rbi', [25, 50, 75, 100, 200, 300]],
  ['sb', [10, 25, 50, 75, 100, 200]],
] as const)('the milestones of %s are %j and on by the hundred', (figure, numbers) => {
  const last = numbers.at(-1)!;
  const reached = Array.from({ length: last }, (_, index) =>
    milestonesReached(totals({ [figure]: index + 1 }), totals({ [figure]: 1 })),
  );
  expect(reached.flat()).toEqual(numbers.map((number) => ({ figure, number })));
});
