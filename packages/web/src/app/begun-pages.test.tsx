import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { App } from './app.tsx';
import { preloadPage } from './page-loader.tsx';
import { createQueryClient } from './query-client.ts';
import { findRoute, ROUTES } from './routes.ts';

/** Returns a page as the server renders it: nobody is known yet. */
async function renderUnknown(pathname: string): Promise<string> {
  await preloadPage(findRoute(pathname)?.route.page ?? '');
  return renderToString(
    <StaticRouter location={pathname}>
      <App queryClient={createQueryClient()} />
    </StaticRouter>,
  );
}

test.each([
  ['/account', 'All that is kept of you'],
  ['/wallet', 'Play money: all that came in'],
  ['/packs/buy', 'My Packs'],
  ['/cards/user', 'Sell Duplicates'],
])('%s is begun before the user is known', async (pathname, text) => {
  const html = await renderUnknown(pathname);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain(text);
});

test('another page of a player is its title until then', async () => {
  const html = await renderUnknown('/packs/user');
  expect(html).toContain('My Packs</h1>');
  expect(html).toContain('Loading...');
});

test('only pages of players are begun', () => {
  expect(ROUTES.filter(({ isBegun }) => isBegun).map(({ path, access }) => [path, access])).toEqual(
    [
      ['/account', 'player'],
      ['/wallet', 'player'],
      ['/packs/buy', 'player'],
      ['/cards/user', 'player'],
    ],
  );
});
