import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { LiveGamesPanel } from './live-games-panel.tsx';

const render = (games: Parameters<typeof LiveGamesPanel>[0]['games']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LiveGamesPanel games={games} />
    </MemoryRouter>,
  );

test('home leads back to a live game that is under way, and has nothing without one', () => {
  const html = render([
    {
      gameID: '01a00000-0000-7000-8000-000000000001',
      created: '2026-11-25T12:00:00.000Z',
      opponent: { username: 'wright' },
      opponentTeam: 'Red Stockings',
      team: 'Mudville Nine',
    },
  ]);
  expect(html).toContain('wright plays you live');
  expect(html).toContain('href="/live/01a00000-0000-7000-8000-000000000001"');
  expect(render([])).toBe('');
});
