import type { Card } from '@pennant/contract/cards';
import { expect, test } from 'vitest';

import { summarizeSeason, cardShareMetadata } from './card-share-metadata.ts';

const CASEY = {
  cardID: 19540001,
  playerID: 'caseymi01',
  name: 'Mighty%20Casey',
  year: 1954,
  type: 'Batter',
  rating: 88,
  positions: 'CF,OF',
  clubName: 'Mudville Nine',
  clubNames: 'Mudville Nine',
  Battings: [{ AB: 500, H: 160, HR: 31, RBI: 98, SB: null }],
  Pitchings: [],
} as unknown as Card;
const LOWELL = {
  ...CASEY,
  type: 'Pitcher',
  rating: 50,
  positions: 'SP',
  Battings: [],
  Pitchings: [{ W: 20, L: 9, ER: 70, IPouts: 780, SO: 180 }],
} as unknown as Card;

const described = (card: Card) => cardShareMetadata([card])?.description;

test('a link to a card of a season tells the season', () => {
  expect(described(CASEY)).toBe(
    'CF, OF, Mudville Nine. .320, 31 HR, 98 RBI. A titanium card, rated 88, with its dice tables.',
  );
  expect(described(LOWELL)).toBe(
    'SP, Mudville Nine. 20-9, 2.42 ERA, 180 SO. An iron card, rated 50, with its dice tables.',
  );
});

test('a link to a card with chosen dice claims no season, and no games won', () => {
  const made = { playerID: 'custom-100000001' };
  expect(described({ ...CASEY, ...made })).toBe(
    'CF, OF, Mudville Nine. Made by the house: its dice come to .320, 31 HR, 98 RBI. A titanium card, rated 88, with its dice tables.',
  );
  expect(described({ ...LOWELL, ...made })).toContain('its dice come to 2.42 ERA, 180 SO.');
  expect(summarizeSeason({ ...LOWELL, ...made })).toBe('2.42 ERA, 180 SO');
});
