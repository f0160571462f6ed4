import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { PlayerHome } from './player-home.tsx';

test('home greets the player by name and suggests three first steps', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PlayerHome username="casey" />
    </MemoryRouter>,
  );
  expect(html).toContain('casey');
  const steps = [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
  expect(steps).toEqual(['/packs/buy', '/team/create', '/campaigns']);
  for (const step of ['Buy packs', 'Put together a team', 'Play campaigns'])
    expect(html).toContain(step);
});
