import type { Career } from '@pennant/contract/career';
import type { Card } from '@pennant/contract/cards';
import { expect, test } from 'vitest';

import { careerShareMetadata } from './career-share-metadata.ts';

const CARD = {
  cardID: 19540001,
  playerID: 'caseymi01',
  name: 'Mighty%20Casey',
  year: 1954,
  type: 'Batter',
  rating: 88,
  positions: 'CF,OF',
  clubNames: 'Mudville Nine',
  Battings: [{ AB: 500, H: 160, HR: 31, RBI: 98, SB: null }],
  Pitchings: [],
} as unknown as Card;
const NOTHING = {
  games: 0,
  wins: 0,
  losses: 0,
  saves: 0,
  er: 0,
  ab: 0,
  h1: 0,
  h2: 0,
  h3: 0,
  hr: 0,
  bb: 0,
  so: 0,
  runs: 0,
  rbi: 0,
  sb: 0,
  cs: 0,
  ipOuts: 0,
};
const withTotals = (totals: Partial<Career['totals']>): Career => ({
  cardID: 19540001,
  username: 'casey',
  isShown: true,
  origin: null,
  isComplete: true,
  totals: { ...NOTHING, ...totals },
  moments: [],
  best: null,
});

const described = (totals: Partial<Career['totals']>) =>
  careerShareMetadata([withTotals(totals), CARD])?.description.split(' How it came')[0];

test('a link to what a card has lived tells whose it is, and leads there', () => {
  expect(careerShareMetadata([withTotals({}), CARD])).toMatchObject({
    title: 'Mighty Casey 1954, with casey',
    path: '/players/casey/cards/19540001',
    image: { path: '/cards/19540001/preview.png' },
  });
});

test('it tells what the card has done there', () => {
  expect(described({})).toBe('No game yet.');
  expect(described({ games: 12, ab: 48, h1: 13, hr: 2, rbi: 11 })).toBe(
    '12 games, .313, 2 HR, 11 RBI.',
  );
  expect(described({ games: 1, wins: 1, ipOuts: 27, er: 3 })).toBe('1 game, 1-0, 3.00 ERA.');
});

test('without the career there is none', () => {
  expect(careerShareMetadata([CARD])).toBeNull();
});
