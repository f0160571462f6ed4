import * as fakeIndexedDB from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';

import { forgetReviews, keepReview, readReview, readReviews } from './review-store.ts';
import { aReviewView } from './testing/a-review-view.ts';

Object.assign(globalThis, fakeIndexedDB);

const aKept = (userID: string, gameID: string, created: string) => ({
  userID,
  gameID,
  created,
  view: aReviewView(),
});

beforeEach(async () => {
  await forgetReviews('ada');
  await forgetReviews('bob');
});

test('the reviews of a user are kept in the order of their games, apart from those of others', async () => {
  await keepReview(aKept('ada', 'b', '2026-02-01'));
  await keepReview(aKept('ada', 'a', '2026-01-01'));
  await keepReview(aKept('bob', 'c', '2026-01-02'));
  expect((await readReviews('ada')).map(({ gameID }) => gameID)).toEqual(['a', 'b']);
  expect((await readReview('bob', 'c'))?.view).toEqual(aReviewView());
  expect(await readReview('bob', 'a')).toBeNull();
});

test('a game that is reviewed again has one review', async () => {
  await keepReview(aKept('ada', 'a', '2026-01-01'));
  await keepReview({ ...aKept('ada', 'a', '2026-01-01'), view: aReviewView({ isWon: false }) });
  const all = await readReviews('ada');
  expect(all.map(({ view }) => view.isWon)).toEqual([false]);
});

test('what one user forgets, others keep', async () => {
  await keepReview(aKept('ada', 'a', '2026-01-01'));
  await keepReview(aKept('bob', 'c', '2026-01-02'));
  await forgetReviews('ada');
  expect(await readReviews('ada')).toEqual([]);
  expect(await readReviews('bob')).toHaveLength(1);
});
