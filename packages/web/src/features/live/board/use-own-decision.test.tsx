// @vitest-environment happy-dom
// An environment of its own: the module that it mocks must not be there from another file.
// @vitest-environment-options { "url": "http://decision.test/" }
import type { LiveStepBody } from '@pennant/contract/live';
import type { LiveView } from '@pennant/rules/live/live-view';
import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Returns the hook in a browser whose seals are ready when `sealed` is resolved. */
async function withSeals(sealed: Promise<string>) {
  vi.resetModules();
  vi.doMock('../dice/own-share.ts', () => ({ sealDecision: () => sealed }));
  onTestFinished(() => {
    vi.doUnmock('../dice/own-share.ts');
    vi.resetModules();
  });
  return (await import('./use-own-decision.ts')).useOwnDecision;
}

const viewOf = (eventNumber: number) => ({ eventNumber, phase: 'decide', you: {} }) as LiveView;

test('a decision is sent for the event that it was sealed for, though the game has gone on', async () => {
  const sealed = Promise.withResolvers<string>();
  const useOwnDecision = await withSeals(sealed.promise);
  const sent: LiveStepBody[] = [];
  const send = async (step: LiveStepBody) => {
    sent.push(step);
    return null;
  };
  const { result, rerender } = renderHook(
    ({ view }) =>
      useOwnDecision({
        gameID: 'game',
        view,
        table: {} as never,
        isMoving: false,
        canSeal: false,
        send,
      }),
    { initialProps: { view: viewOf(1) } },
  );
  let decided: Promise<boolean> | null = null;
  act(() => {
    decided = result.current.decide({ kind: 'bat', steal: null });
  });
  rerender({ view: viewOf(2) });
  await act(async () => {
    sealed.resolve('seal');
    await decided;
  });
  expect(sent).toMatchObject([{ kind: 'decide', eventNumber: 1, seal: 'seal' }]);
});
