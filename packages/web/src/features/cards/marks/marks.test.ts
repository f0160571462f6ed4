import type { WishedCard } from '@pennant/contract/wish-list';
import { expect, test } from 'vitest';

import { aUserCard } from '../collection/testing/a-user-card.ts';
import { withLock } from './use-locks.ts';
import { withWish } from './use-wishes.ts';

const WISHED = '2026-05-01T12:00:00Z';

test('a lock is added once, and taken off', () => {
  expect(withLock([7, 8], { cardID: 9, isLocked: true })).toEqual([7, 8, 9]);
  expect(withLock([7, 8], { cardID: 8, isLocked: true })).toEqual([7, 8]);
  expect(withLock([7, 8], { cardID: 7, isLocked: false })).toEqual([8]);
});

test('a wish is on the list as soon as it is made, open, and off it again', () => {
  const ruth = aUserCard({ cardID: 7 });
  const list = withWish([], ruth, { isWished: true, wished: WISHED });
  expect(list).toMatchObject([{ cardID: 7, seriesIDs: [], wished: WISHED }]);
  expect(withWish(list, ruth, { isWished: false, wished: WISHED })).toEqual([]);
});

test('a wish that is put back keeps what the list knew of it', () => {
  const known: WishedCard = {
    ...aUserCard({ cardID: 7 }),
    amount: 0,
    seriesIDs: [1950],
    wished: '',
  };
  const [again] = withWish([], known, { isWished: true, wished: WISHED });
  expect(again).toMatchObject({ seriesIDs: [1950], amount: 0, wished: WISHED });
});
