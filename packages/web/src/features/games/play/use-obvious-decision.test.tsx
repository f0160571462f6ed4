// @vitest-environment happy-dom
import type { Game } from '@pennant/contract/games';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { apiQueryKey } from '../../../api/query-hooks.ts';
import { aPage } from '../../../testing/a-page.tsx';
import {
  aGameDto,
  anEvent,
  anEventWithoutDice,
  aRollResponse,
  visitor,
} from '../testing/a-game-dto.ts';
import { obviousChoiceSetting } from './obvious-choice-setting.ts';
import { usePlay } from './use-play.ts';

const game = aGameDto();
const ROLL = `POST /games/${game.gameID}/roll`;
const MANAGE = `POST /games/${game.gameID}/manageEvent`;
const KEY = apiQueryKey('GET /games/{id}', { params: { id: game.gameID } });
const single = anEvent(1, { ipOuts: 0, resultType: 'H1', secondBaseRunnerLineupID: visitor(0) });
const sent = anEventWithoutDice(2, 'advance', { ipOuts: 0 });

const aChoice = (chance: number): NonNullable<Game['pendingChoice']> => ({
  kind: 'advance',
  options: [
    { label: `Send Ortiz to third (${chance}%)`, runnersAdvancing: '2' },
    { label: 'Advance Nobody', runnersAdvancing: null },
  ],
});

/** Opens a game at the speed Instant and rolls a single with a choice of this chance. */
const rollToChoice = async (chance: number) => {
  const page = aPage({ user: { gameSpeed: 'instant' } });
  page.queryClient.setQueryData(KEY, game);
  const { result } = page.render(() => usePlay(game, () => Promise.resolve(game)));
  page.respond(ROLL, aRollResponse([single], { pendingChoice: aChoice(chance) }));
  act(() => result.current.send({ kind: 'roll' }));
  await waitFor(() => expect(result.current.state.game.situation.eventNumber).toBeGreaterThan(0));
  return { page, result };
};

beforeEach(() => {
  sessionStorage.clear();
  obviousChoiceSetting.set('page');
});

test('a runner who is 99% safe is sent by the page, and the sheet has a note of it', async () => {
  const page = aPage({ user: { gameSpeed: 'instant' } });
  page.queryClient.setQueryData(KEY, game);
  page.respond(ROLL, aRollResponse([single], { pendingChoice: aChoice(99) }));
  page.respond(MANAGE, aRollResponse([sent]));
  const { result } = page.render(() => usePlay(game, () => Promise.resolve(game)));
  act(() => result.current.send({ kind: 'roll' }));
  await waitFor(() => expect(result.current.state.game.situation.eventNumber).toBe(2));
  expect(page.sentTo(MANAGE).map(({ body }) => body)).toEqual([
    { event: 'advance', runnersAdvancing: '2', eventNumber: 1 },
  ]);
  expect(result.current.state.notes.get(2)).toBe('Decided for you: 99% safe.');
  expect(result.current.state.kind).toBe('idle');
  const again = page.render(() => usePlay(game, () => Promise.resolve(game)));
  expect(again.result.current.state.notes.get(2), 'after a reload').toContain('99% safe');
});

test('a runner who is 98% safe is the manager’s, who is asked', async () => {
  const { page, result } = await rollToChoice(98);
  expect(result.current.state.kind).toBe('choosing');
  expect(result.current.isDeciding).toBe(false);
  expect(page.sentTo(MANAGE)).toEqual([]);
});

test('switched off, the page decides nothing', async () => {
  obviousChoiceSetting.set('user');
  const { page, result } = await rollToChoice(100);
  expect(result.current.state.kind).toBe('choosing');
  expect(result.current.isDeciding).toBe(false);
  expect(page.sentTo(MANAGE)).toEqual([]);
});

test('a decision that fails is tried once, and then the manager is asked', async () => {
  const page = aPage({ user: { gameSpeed: 'instant' } });
  page.queryClient.setQueryData(KEY, game);
  page.respond(ROLL, aRollResponse([single], { pendingChoice: aChoice(99) }));
  page.respond(MANAGE, { error: 'Something broke.', code: 'internal' }, 500);
  const { result } = page.render(() => usePlay(game, () => Promise.resolve(game)));
  act(() => result.current.send({ kind: 'roll' }));
  await waitFor(() => expect(result.current.state.problem?.message).toBe('Something broke.'));
  await act(() => vi.waitFor(() => expect(result.current.isDeciding).toBe(false)));
  expect(result.current.state.kind).toBe('choosing');
  expect(result.current.state.notes.size).toBe(0);
  expect(page.sentTo(MANAGE)).toHaveLength(1);
});
