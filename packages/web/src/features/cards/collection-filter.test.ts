import type { UserCard } from '@pennant/contract/cards';
import { expect, test } from 'vitest';

import { choicesOf, everything, passes } from './collection-filter.ts';

const aCard = (facts: Partial<UserCard>): UserCard => ({
  cardID: 1,
  seriesID: 1950,
  name: 'Sam%20Walker',
  year: 1950,
  type: 'Batter',
  rating: 60,
  positions: 'SS',
  speed: 50,
  stamina: null,
  teamNameID: 'BOS',
  playerID: 'walkes01',
  clubName: 'Boston Bees',
  league: 'NL',
  bats: 'R',
  throws: 'R',
  customImage: null,
  artistID: null,
  amount: 1,
  displayKey: '1950-base',
  ...facts,
});

test('a filter shows cards of its year, from its rating on, of any club of the season', () => {
  const traded = aCard({ teamNameID: 'BOS,NYA', rating: 76 });
  expect(passes(traded, everything)).toBe(true);
  expect(passes(traded, { ...everything, team: 'NYA' })).toBe(true);
  expect(passes(traded, { ...everything, team: 'CHN' })).toBe(false);
  expect(passes(traded, { ...everything, rating: 76 })).toBe(true);
  expect(passes(traded, { ...everything, rating: 86 })).toBe(false);
  expect(passes(traded, { ...everything, year: 1951 })).toBe(false);
});

test('only years and clubs of the collection are offered, the newest year first', () => {
  const cards = [aCard({ year: 1950 }), aCard({ year: 1988, teamNameID: 'OAK,BOS' })];
  expect(choicesOf(cards)).toEqual({ years: [1988, 1950], teams: ['BOS', 'OAK'] });
});
