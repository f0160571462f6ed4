// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../testing/a-page.tsx';
import { newClientSeed } from './client-seed.ts';
import { compareWithNote } from './seal-notes.ts';
import { useNextGameSeal } from './use-next-game-seal.ts';
import { useTeamsAndOpponents } from './use-teams-and-opponents.ts';

const SEAL = { id: 'next game', commitment: 'c0'.repeat(32) };

test('a browser gives other bytes each time: sixteen of them', () => {
  const seeds = Array.from({ length: 50 }, newClientSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(seeds).size).toBe(50);
});

test('no bytes are given before the seal is shown, and nothing is noted', async () => {
  const page = aPage();
  const show = page.hold('GET /fairness/next');
  const { result } = page.render(useNextGameSeal);
  expect(result.current.commitment).toBeUndefined();
  expect(result.current.giveBytes()).toEqual({});
  result.current.note();
  show(SEAL);
  await waitFor(() => expect(result.current.commitment).toBe(SEAL.commitment));
});

test('the bytes of a game are noted with its seal once the server has taken them', async () => {
  const page = aPage();
  page.respond('GET /fairness/next', SEAL);
  const { result } = page.render(useNextGameSeal);
  await waitFor(() => expect(result.current.commitment).toBe(SEAL.commitment));
  const given = result.current.giveBytes();
  const clientSeed = given.fairness?.clientSeed ?? '';
  expect(given).toEqual({ fairness: { id: 'next game', clientSeed } });
  const shown = { commitment: SEAL.commitment, clientSeed };
  expect(compareWithNote('next game', shown)).toBe('none');
  act(() => result.current.note());
  expect(compareWithNote('next game', shown)).toBe('same');
});

test('New Game has the player’s teams and every opponent, without lineups', async () => {
  const page = aPage();
  page.respond('GET /teams/user', [{ userTeamID: 'mine' }]);
  page.respond('GET /teams/comp-team', [{ userTeamID: 'theirs' }]);
  const { result } = page.render(useTeamsAndOpponents);
  await waitFor(() => expect(result.current.opponents.data).toEqual([{ userTeamID: 'theirs' }]));
  expect(result.current.teams.data).toEqual([{ userTeamID: 'mine' }]);
  expect(result.current.failure).toBeNull();
  expect(
    page.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toContainEqual(['GET /teams/comp-team', { query: { lineups: 'none' } }]);
});

const BROKEN = { error: 'Something broke.', code: 'internal' };

test.each([
  ['GET /teams/user', 'Error fetching user teams: Something broke.'],
  ['GET /teams/comp-team', 'Error fetching opponent teams: Something broke.'],
])('a failure of %s is told, and what failed can be loaded again', async (call, title) => {
  const page = aPage();
  page.respond('GET /teams/user', []);
  page.respond('GET /teams/comp-team', []);
  page.respond(call, BROKEN, 500);
  const { result } = page.render(useTeamsAndOpponents);
  await waitFor(() => expect(result.current.failure?.title).toBe(title));
  page.respond(call, []);
  act(() => result.current.failure?.onRetry());
  await waitFor(() => expect(result.current.failure).toBeNull());
  expect(page.sentTo(call)).toHaveLength(2);
});
