import { expect, test } from 'vitest';

import { DAY, DayOfTests } from '../testing/a-day.ts';
import { dailyShareMetadata, todayShareMetadata } from './daily-share-metadata.ts';

const game = new DayOfTests().dto();

test('a link to a day tells which game it is, and nothing of how it goes', () => {
  const metadata = dailyShareMetadata([null, game])!;
  expect(metadata).toMatchObject({ title: 'Duplicate Nine #3', path: `/daily/${DAY}` });
  const [own, other] =
    game.side === 'home' ? ['Mudville Mules', 'Boxcar Nine'] : ['Boxcar Nine', 'Mudville Mules'];
  expect(metadata.description.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
    `May 14, 1954: you manage the ${own}, against the ${other}.`,
  );
});

test('a link to today is one to whichever day it is', () => {
  const today = { today: DAY, game, tomorrow: null, firstDay: DAY };
  expect(todayShareMetadata([today])).toMatchObject({ title: 'Duplicate Nine #3', path: '/daily' });
  expect(todayShareMetadata([{ ...today, game: null }])).toBeNull();
  expect(dailyShareMetadata([{}, null])).toBeNull();
});
