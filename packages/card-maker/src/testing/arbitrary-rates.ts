import fc from 'fast-check';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';

/** Returns an arbitrary of batters' rates of any era, sometimes without some results. */
export const arbitraryRates = (): fc.Arbitrary<OutcomeRates> => {
  const upTo = (max: number) =>
    fc.oneof(
      { arbitrary: fc.double({ min: 0, max, noNaN: true }), weight: 9 },
      { arbitrary: fc.constant(0), weight: 1 },
    );
  return fc
    .record({
      H1: upTo(0.26),
      H2: upTo(0.09),
      H3: upTo(0.035),
      HR: upTo(0.09),
      BB: upTo(0.24),
      SO: upTo(0.28),
    })
    .map((six) => ({
      ...six,
      OO: 1 - six.H1 - six.H2 - six.H3 - six.HR - six.BB - six.SO,
    }));
};
