// @vitest-environment happy-dom
import type { CardGeneration } from '@pennant/contract/card-generation';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { CardGenerationPanel } from './card-generation-panel.tsx';

beforeEach(() => onTestFinished(() => cleanup()));

const making: CardGeneration = {
  makingID: '01900000-0000-7000-8000-000000000001',
  kind: 'season',
  subjectID: 1931,
  isDryRun: false,
  replaces: true,
  state: 'working',
  done: 120,
  total: 800,
  created: '2026-11-27T12:00:00.000Z',
  result: { made: 0, changed: 3, left: 0, same: 797, examples: [] },
  error: null,
};

test('while teams get their scores, an admin sees that the cards are made and how far that is', () => {
  render(<CardGenerationPanel making={making} />);
  expect(screen.getByRole('heading').textContent).toBe('The cards are made');
  expect(screen.getByRole('status').textContent).toContain('120 of 800 cards');
});

test('where the scores are cut off, it is not said that nothing was changed', () => {
  render(<CardGenerationPanel making={{ ...making, state: 'failed', error: 'Start it again.' }} />);
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('The cards are made, but not all teams have their scores');
  expect(alert).toContain('Start it again.');
});
