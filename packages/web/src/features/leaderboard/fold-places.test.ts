import type { BoardPlayer } from '@pennant/contract/leaderboard';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bestPlaceOf, foldPlaces, MAX_PLACES_OF_A_USER, ordinal } from './fold-places.ts';

/** A board on which the users' cards stand in this order. */
const aBoard = (users: readonly string[]) =>
  users.map(
    (user, index) =>
      ({ User: { userID: user, username: user }, cardID: index }) as unknown as BoardPlayer,
  );

const rowsOf = (users: readonly string[], unfolded: readonly string[] = []) =>
  foldPlaces(aBoard(users), new Set(unfolded)).map((row) =>
    row.kind === 'place'
      ? `${row.rank} ${row.player.User.username}`
      : `${row.isOpen ? '-' : '+'}${row.count} ${row.user.username}`,
  );

describe('a board', () => {
  test('shows three places of each user as they are', () => {
    expect(rowsOf(['anna', 'bob', 'anna', 'anna', 'bob'])).toEqual([
      '1 anna',
      '2 bob',
      '3 anna',
      '4 anna',
      '5 bob',
    ]);
  });

  test('folds the fourth and all after it, where the fourth would be; others keep their ranks', () => {
    expect(rowsOf(['anna', 'anna', 'anna', 'anna', 'bob', 'anna'])).toEqual([
      '1 anna',
      '2 anna',
      '3 anna',
      '+2 anna',
      '5 bob',
    ]);
  });

  test('unfolds them in their places', () => {
    expect(rowsOf(['anna', 'anna', 'anna', 'anna', 'bob', 'anna'], ['anna'])).toEqual([
      '1 anna',
      '2 anna',
      '3 anna',
      '-2 anna',
      '4 anna',
      '5 bob',
      '6 anna',
    ]);
  });
});

test('no place is lost or doubled: shown and folded ones are all that the board has', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 10 }), (users) => {
      const rows = foldPlaces(aBoard(users));
      const folded = rows.reduce((sum, row) => sum + (row.kind === 'fold' ? row.count : 0), 0);
      const places = rows.flatMap((row) => (row.kind === 'place' ? [row] : []));
      expect(places.length + folded).toBe(users.length);
      for (const user of ['a', 'b', 'c'])
        expect(
          places.filter(({ player }) => player.User.userID === user).length,
        ).toBeLessThanOrEqual(MAX_PLACES_OF_A_USER);
      expect(
        foldPlaces(aBoard(users), new Set('abc')).filter(({ kind }) => kind === 'place').length,
      ).toBe(users.length);
    }),
  );
});

test('the best place of a user is the first of theirs', () => {
  const board = aBoard(['bob', 'anna', 'anna']);
  expect(bestPlaceOf(board, 'anna')?.rank).toBe(2);
  expect(bestPlaceOf(board, 'carl')).toBeNull();
  expect(bestPlaceOf(board, null)).toBeNull();
});

test('ranks are read out as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '112th',
  ]);
});
