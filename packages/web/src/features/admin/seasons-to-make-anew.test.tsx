// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { SeasonsToMakeAnew } from './seasons-to-make-anew.tsx';

beforeEach(() => onTestFinished(() => cleanup()));

const show = (corrected: readonly number[], ofEarlierMaker: readonly number[]) => {
  const onChoose = vi.fn<(year: number) => void>();
  const seasons = { corrected: [...corrected], ofEarlierMaker: [...ofEarlierMaker] };
  const { container } = render(
    <SeasonsToMakeAnew seasons={seasons} isBusy={false} onChoose={onChoose} />,
  );
  return { onChoose, container };
};

test('a corrected season is told, and chosen by a click', () => {
  const { onChoose, container } = show([1927, 2010], []);
  expect(container.textContent).toContain('the cards of 1927 and 2010 were made');
  fireEvent.click(screen.getByRole('button', { name: 'Choose 2010' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(2010);
});

test('where a release corrected decades, their years are told without a button for each', () => {
  const years = Array.from({ length: 13 }, (_, index) => 1901 + index);
  const { container } = show(years, []);
  expect(container.textContent).toContain('1901-1913');
  expect(screen.queryByRole('button')).toBeNull();
});

test('seasons of an earlier card maker are told, and nothing where there is nothing', () => {
  expect(show([], [1871, 1872, 1873]).container.textContent).toContain('the cards of 1871-1873');
  expect(show([], []).container.textContent).toBe('');
});
