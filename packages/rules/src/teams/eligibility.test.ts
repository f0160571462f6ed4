import { expect, test } from 'vitest';
import type { CardPosition } from '../cards/card.ts';
import { SLOTS } from '../games/lineup-slots.ts';
import { isEligible, slotKindOf } from './eligibility.ts';

const batter = (...positions: CardPosition[]) => ({ type: 'Batter', positions }) as const;
const pitcher = (...positions: CardPosition[]) => ({ type: 'Pitcher', positions }) as const;
const slotsOf = (card: Parameters<typeof isEligible>[1]) => [
  ...new Set(SLOTS.filter((slot) => isEligible(slot, card)).map(slotKindOf)),
];

test('a shortstop plays short, hits for the pitcher and sits on the bench', () => {
  expect(slotsOf(batter('SS'))).toEqual(['SS', 'DH', 'B']);
});

test('who played second and third may play either', () => {
  expect(slotsOf(batter('2B', '3B'))).toEqual(['2B', '3B', 'DH', 'B']);
});

test('OF stands for all three outfield places', () => {
  expect(slotsOf(batter('OF'))).toEqual(['LF', 'CF', 'RF', 'DH', 'B']);
  expect(slotsOf(batter('CF'))).toEqual(['CF', 'DH', 'B']);
});

test('a designated hitter fields nowhere', () => {
  expect(slotsOf(batter('DH'))).toEqual(['DH', 'B']);
});

test('a starter starts, a reliever relieves, and neither bats or sits on the bench', () => {
  expect(slotsOf(pitcher('SP'))).toEqual(['SP']);
  expect(slotsOf(pitcher('RP'))).toEqual(['RP']);
  expect(slotsOf(pitcher('SP', 'RP'))).toEqual(['SP', 'RP']);
});

test('a card that says it pitches is no designated hitter', () => {
  expect(slotsOf(batter('SP', '1B'))).toEqual(['1B']);
});
