import type { ContestOfGame } from '@pennant/contract/game-summary';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { aContestOfGame } from '../testing/a-game-summary.ts';
import { ContinueCampaignLink } from './continue-campaign-link.tsx';

const drawn = (contest: ContestOfGame | null): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ContinueCampaignLink UserCampaignContest={contest} />
    </MemoryRouter>,
  );

test('a game of a series without a result leads back to the series', () => {
  const html = drawn(aContestOfGame({ userCampaignContestID: 'c1', result: null }));
  expect(html).toContain('Continue Campaign');
  expect(html).toContain('href="/campaign-contests/c1/play"');
});

test('a series with a result is not continued', () => {
  expect(drawn(aContestOfGame({ userCampaignContestID: 'c1', result: 'win' }))).toBe('');
});

test('a game outside a campaign continues none', () => {
  expect(drawn(null)).toBe('');
});
