import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { FirstSteps } from './first-steps.tsx';
import { PlayerHome } from './player-home.tsx';

const render = (page: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );

const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);

test('home greets the player by name, suggests three first steps, and how a card is read', () => {
  const html = render(<PlayerHome username="casey" />);
  expect(html).toContain('casey');
  expect(links(html)).toEqual(['/packs/buy', '/team/create', '/campaigns', '/how']);
  for (const step of ['Buy packs', 'Put together a team', 'Play campaigns'])
    expect(html).toContain(step);
});

test('a first step is ticked once it is done, and all are folded once all are', () => {
  const none = { packs: false, team: false, campaigns: false, game: false, opening: false };
  const count = (html: string) => html.split('✓').length - 1;
  expect(count(render(<FirstSteps done={none} />))).toBe(0);
  const one = render(<FirstSteps done={{ ...none, team: true }} />);
  expect(count(one)).toBe(1);
  expect(one).not.toContain('<details');
  const all = render(<FirstSteps done={{ ...none, packs: true, team: true, campaigns: true }} />);
  expect(count(all)).toBe(3);
  expect(all).toContain('<details');
  expect(links(all)).toHaveLength(3);
});
