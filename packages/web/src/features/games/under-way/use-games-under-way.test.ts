// @vitest-environment happy-dom
import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { useGamesUnderWay } from './use-games-under-way.ts';

const GAMES = 'GET /games/user/';
const games = (count: number) => Array.from({ length: count }, (_, gameID) => ({ gameID }));

test.each([
  [0, false],
  [MAX_GAMES_UNDER_WAY - 1, false],
  [MAX_GAMES_UNDER_WAY, true],
  [MAX_GAMES_UNDER_WAY + 1, true],
])('with %d games under way the schedule is full: %s', async (count, isFull) => {
  const page = aPage();
  page.respond(GAMES, games(count));
  const { result } = page.render(useGamesUnderWay);
  expect(result.current).toMatchObject({ games: [], isFull: false });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current).toMatchObject({ games: games(count), isFull });
  expect(page.queryClient.getQueryCache().findAll()[0]?.queryKey).toEqual([
    GAMES,
    { query: { hideCompleted: 'true', limit: 100 } },
  ]);
});
