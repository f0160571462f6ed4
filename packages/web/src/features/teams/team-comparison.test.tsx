// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { TeamComparison } from './team-comparison.tsx';

const aSide = (name: string) => ({
  team: { name, score: 60, UserTeamLineups: [] },
  batting: { avg: 0.25, obp: 0.32, slg: 0.4 },
  lines: [],
});

test('the chance to win stands beside the team whose it is', async () => {
  const page = aPage({ user: {} });
  page.respond('GET /teams/compare', {
    one: aSide('Mudville'),
    other: aSide('Boxcar'),
    winChance: 0.62,
    games: 1000,
  });
  render(<TeamComparison one="1" other="2" />, { wrapper: page.wrapper });
  const bar = await screen.findByRole('figure');
  expect(bar.textContent).toMatch(/^Mudville 62%38% Boxcar/);
});
