// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { CampaignsPage } from './campaigns-page.tsx';

const aCatalogue = (seasonsMade: number, campaigns: 'coming' | 'there') => ({
  seasonsMade,
  seasonsTotal: 153,
  isComplete: seasonsMade === 153,
  campaigns,
});
const CELLAR = { campaignID: 1, name: 'Up from the Cellar', desc: 'Seven.', CampaignContests: [] };

test('at a first start the page says how far the seasons are, and then shows the campaigns', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const page = aPage();
  page.respond('GET /campaign', []);
  page.respond('GET /catalogue', aCatalogue(41, 'coming'));
  render(<CampaignsPage />, { wrapper: page.wrapper });
  expect(await screen.findByText('41 of 153 seasons are made')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('41');
  expect(screen.getByRole('list', { name: 'Campaigns to come' }).children).toHaveLength(8);
  expect(screen.queryByRole('link', { name: /Up from the Cellar/ })).toBeNull();

  page.respond('GET /campaign', [CELLAR]);
  page.respond('GET /catalogue', aCatalogue(153, 'there'));
  await act(() => vi.advanceTimersByTimeAsync(3500));
  expect(await screen.findByRole('link', { name: /Up from the Cellar/ })).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('The campaigns are here.');
});

test('the first campaigns are shown while the others are on their way', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const page = aPage();
  page.respond('GET /campaign', []);
  page.respond('GET /catalogue', aCatalogue(8, 'coming'));
  render(<CampaignsPage />, { wrapper: page.wrapper });
  expect(await screen.findByText('The campaigns are on their way')).toBeDefined();

  page.respond('GET /campaign', [CELLAR]);
  page.respond('GET /catalogue', aCatalogue(12, 'coming'));
  await act(() => vi.advanceTimersByTimeAsync(3500));
  expect(await screen.findByRole('link', { name: /Up from the Cellar/ })).toBeDefined();
  expect(screen.getByText('More campaigns are on their way')).toBeDefined();
  const toCome = screen.getByRole('list', { name: 'Campaigns to come' });
  expect(toCome.children).toHaveLength(7);
  expect(toCome.textContent).not.toContain('Up from the Cellar');
  expect(screen.getByRole('status').textContent).toBe('1 campaign is here, more are on their way.');
});
