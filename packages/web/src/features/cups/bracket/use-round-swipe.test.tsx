// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useRoundSwipe } from './use-round-swipe.ts';

type Place = readonly [x: number, y: number];

/** Returns the turns that a pointer asks for which goes from one place to another. */
function turnsOf(from: Place, to: Place, pointerType = 'touch'): (1 | -1)[] {
  const onSwipe = vi.fn<(step: 1 | -1) => void>();
  function Rounds() {
    return <div data-testid="rounds" {...useRoundSwipe(onSwipe)} />;
  }
  const { unmount } = render(<Rounds />);
  const rounds = screen.getByTestId('rounds');
  const at = ([clientX, clientY]: Place) => ({ pointerType, clientX, clientY });
  fireEvent.pointerDown(rounds, at(from));
  fireEvent.pointerUp(rounds, at(to));
  unmount();
  return onSwipe.mock.calls.map(([step]) => step);
}

test('a finger that moves to the left turns to the next round, to the right to the one before', () => {
  expect(turnsOf([300, 100], [200, 110])).toEqual([1]);
  expect(turnsOf([200, 100], [300, 110])).toEqual([-1]);
});

test('a finger that hardly moves, or scrolls the page, and a mouse turn nothing', () => {
  expect(turnsOf([300, 100], [260, 100])).toEqual([]);
  expect(turnsOf([300, 100], [200, 200])).toEqual([]);
  expect(turnsOf([300, 100], [200, 100], 'mouse')).toEqual([]);
});
