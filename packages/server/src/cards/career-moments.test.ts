import { CAREER_FIGURES, CAREER_NUMBERS } from '@pennant/rules/cards/career';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packMoments, unpackMoments } from './career-moments.ts';

const moment = fc.record({
  figure: fc.constantFrom(...CAREER_FIGURES),
  number: fc.constantFrom(...CAREER_NUMBERS),
  gameID: fc.uuid(),
  eventNumber: fc.integer({ min: 1, max: 65_535 }),
});

test('moments are read as they were written, in 20 bytes each', () => {
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 36 }), (moments) => {
      const packed = packMoments(moments);
      expect(packed).toHaveLength(20 * moments.length);
      expect(unpackMoments(packed)).toEqual(moments);
    }),
  );
});

test('the places of figures and numbers are those that are stored', () => {
  expect(CAREER_FIGURES.join(' ')).toBe('G H H2 H3 HR R RBI BB SB SO W SV');
  expect(CAREER_NUMBERS).toEqual([1, 10, 50, 100]);
});
