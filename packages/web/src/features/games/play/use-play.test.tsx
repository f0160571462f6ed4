// @vitest-environment happy-dom
import type { RolledEventDto } from '@pennant/contract/game-event';
import type { Game } from '@pennant/contract/games';
import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { apiQueryKey } from '../../../api/query-hooks.ts';
import { aPage } from '../../../testing/a-page.tsx';
import { aGameDto, anEvent, aRollResponse, visitor } from '../testing/a-game-dto.ts';
import { usePlay } from './use-play.ts';

const game = aGameDto();
const ROLL = `POST /games/${game.gameID}/roll`;
const PLAY = `POST /games/${game.gameID}/play`;
const KEY = apiQueryKey('GET /games/{id}', { params: { id: game.gameID } });
const CHOICE = {
  kind: 'advance',
  options: [{ label: 'Advance Nobody', runnersAdvancing: null }],
} as unknown as NonNullable<Game['pendingChoice']>;
const single = anEvent(1, {
  ipOuts: 0,
  resultType: 'H1',
  firstBaseRunnerLineupID: visitor(0),
  moves: [{ gameLineupID: visitor(0), from: 0, to: 1, out: false }],
});

/** Opens the play screen's state of a game at one speed; `refetch` returns `elsewhere`. */
const aGameOnScreen = (gameSpeed: 'instant' | 'normal', elsewhere: Game = game) => {
  const page = aPage({ user: { gameSpeed } });
  page.queryClient.setQueryData(KEY, game);
  const refetch = vi.fn<() => Promise<Game>>(() => Promise.resolve(elsewhere));
  const { result } = page.render(() => usePlay(game, refetch));
  return { page, result, refetch };
};
const respondTo = (
  { page }: ReturnType<typeof aGameOnScreen>,
  call: string,
  events: readonly RolledEventDto[],
  over: Parameters<typeof aRollResponse>[1] = {},
) => page.respond(call, aRollResponse(events, over));

test('a choice is asked for when the dice lie, not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const screen = aGameOnScreen('normal');
  respondTo(screen, ROLL, [single], { pendingChoice: CHOICE });
  act(() => screen.result.current.send({ kind: 'roll' }));
  await waitFor(() => expect(screen.result.current.state.kind).toBe('animating'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.result.current.state.kind).toBe('animating');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.result.current.state.kind).toBe('choosing');
  expect(screen.result.current.state.game.pendingChoice).toEqual(CHOICE);
});

test('at the speed Instant the play is there at once', async () => {
  const screen = aGameOnScreen('instant');
  respondTo(screen, ROLL, [single]);
  act(() => screen.result.current.send({ kind: 'roll' }));
  await waitFor(() => expect(screen.result.current.state.kind).toBe('idle'));
  expect(screen.page.sentTo(ROLL)[0]?.body).toEqual({ eventNumber: 0 });
  expect(screen.page.queryClient.getQueryData<Game>(KEY)?.situation).toMatchObject({
    eventNumber: 1,
  });
});

test('a second command waits until the first has been shown', async () => {
  const screen = aGameOnScreen('instant');
  const finish = screen.page.hold(ROLL);
  const done = vi.fn<() => void>();
  act(() => screen.result.current.send({ kind: 'roll' }, done));
  act(() => screen.result.current.send({ kind: 'roll' }));
  await waitFor(() => expect(screen.page.sentTo(ROLL)).toHaveLength(1));
  expect(done).not.toHaveBeenCalled();
  finish(aRollResponse([single]));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(screen.page.sentTo(ROLL)).toHaveLength(1);
});

test('a game that has gone on elsewhere is fetched, and the refusal is told', async () => {
  const screen = aGameOnScreen('instant');
  screen.page.respond(ROLL, { error: 'The game has gone on.', code: 'event_number' }, 409);
  act(() => screen.result.current.send({ kind: 'roll' }));
  await waitFor(() => expect(screen.refetch).toHaveBeenCalledOnce());
  expect(screen.page.toasts()).toEqual(['bad: Error: The game has gone on.']);
  expect(screen.result.current.state).toMatchObject({ kind: 'idle', step: null });
});

test('a failure of the server leaves the game as it is, to be tried again', async () => {
  const screen = aGameOnScreen('instant');
  screen.page.respond(PLAY, { error: 'Something broke.', code: 'internal' }, 500);
  act(() => screen.result.current.send({ kind: 'playOn', until: 'half' }));
  await waitFor(() =>
    expect(screen.result.current.state).toMatchObject({
      kind: 'idle',
      problem: { command: 'playOn', message: 'Something broke.' },
    }),
  );
  expect(screen.refetch).not.toHaveBeenCalled();
  expect(screen.page.sentTo(PLAY)[0]?.body).toEqual({ until: 'half', eventNumber: 0 });
});

test('the last play of a game makes what it brought be loaded anew', async () => {
  const screen = aGameOnScreen('instant');
  const wallet = apiQueryKey('GET /wallet/get');
  screen.page.queryClient.setQueryData(wallet, { balance: 1 });
  respondTo(screen, ROLL, [single], { isFinal: true });
  act(() => screen.result.current.send({ kind: 'roll' }));
  await waitFor(() => expect(screen.result.current.state.kind).toBe('final'));
  expect(screen.page.queryClient.getQueryState(wallet)?.isInvalidated).toBe(true);
  act(() => screen.result.current.send({ kind: 'roll' }));
  expect(screen.page.sentTo(ROLL)).toHaveLength(1);
});
