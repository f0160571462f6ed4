// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';

import { cupState, useCupPath } from './use-cup-path.ts';

afterEach(cleanup);

const pathOf = (state: unknown, isOfCup: boolean) =>
  renderHook(() => useCupPath(isOfCup), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[{ pathname: '/live/game', state }]}>{children}</MemoryRouter>
    ),
  }).result.current;

test('a game that a cup led to leads back to it, any other game of a cup to all cups', () => {
  expect(pathOf(cupState('c1'), true)).toBe('/cups/c1');
  expect(pathOf(cupState('c1'), false)).toBe('/cups/c1');
  expect(pathOf(null, true)).toBe('/cups');
  expect(pathOf({ teamID: 't' }, false)).toBeNull();
});
