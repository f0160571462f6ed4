// @vitest-environment happy-dom
import type { LiveStepBody } from '@pennant/contract/live';
import type { LiveView } from '@pennant/rules/live/live-view';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useOwnDecision } from './use-own-decision.ts';

const { sealed } = vi.hoisted(() => ({ sealed: Promise.withResolvers<string>() }));
vi.mock('../dice/own-share.ts', () => ({ sealDecision: () => sealed.promise }));

const viewOf = (eventNumber: number) => ({ eventNumber, phase: 'decide', you: {} }) as LiveView;

test('a decision is sent for the event that it was sealed for, though the game has gone on', async () => {
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
