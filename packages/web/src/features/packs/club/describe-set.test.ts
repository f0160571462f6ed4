import { expect, test } from 'vitest';
import { describeArrival, titleOfSet } from './describe-set.ts';

const cards = ['Ed%20One', 'Al%20Two', 'Bo%20Three', 'Cy%20Four'].map((name, index) => ({
  name,
  rating: 75 - index,
}));

test('a set is called by its club, its season, or what it is', () => {
  expect(titleOfSet({ clubName: '1986 Harbor Gulls', year: 1986 })).toBe('1986 Harbor Gulls');
  expect(titleOfSet({ clubName: null, year: 1986 })).toBe('The season of 1986');
  expect(titleOfSet({ clubName: null, year: null })).toBe('Your starter set');
});

test('a reader hears how many cards came, and the best three', () => {
  const set = { clubName: '1986 Harbor Gulls', year: 1986, cards } as unknown as Parameters<
    typeof describeArrival
  >[0];
  expect(describeArrival(set)).toBe(
    '1986 Harbor Gulls: 4 cards are yours. The best: Ed One, rated 75; Al Two, rated 74; Bo Three, rated 73.',
  );
});
