import type { User } from '@pennant/contract/account';
import { expect, test } from 'vitest';

import { adminLinks, mainLinks } from './navigation-links.ts';
import { hasPage } from './routes.tsx';

const casey: User = {
  userID: '01990000-0000-7000-8000-000000000001',
  username: 'casey',
  email: 'casey@mudville.example',
  exp: 0,
  gameSpeed: 'normal',
  discordUsername: null,
  isAdmin: false,
  mustChangePassword: false,
  lastLogin: null,
  balance: 1300,
};
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

test('the bar is empty until the user check has finished', () => {
  expect(mainLinks({ kind: 'checking' })).toEqual([]);
});

test('a guest sees Home, FAQ and Login, and no page of a player', () => {
  const seen = labels(mainLinks({ kind: 'guest' }));
  expect(seen).toEqual(expect.arrayContaining(['Home', 'FAQ', 'Login']));
  expect(seen).not.toContain('Wallet');
});

test('a player sees the wallet, and the username leads to the account', () => {
  const links = mainLinks({ kind: 'player', user: casey });
  expect(labels(links)).toEqual(expect.arrayContaining(['Home', 'FAQ', 'Wallet', 'casey']));
  expect(labels(links)).not.toContain('Login');
  expect(links.at(-1)).toEqual({ label: 'casey', to: '/account' });
});

test('only admins have the second bar', () => {
  expect(adminLinks({ kind: 'guest' })).toEqual([]);
  expect(adminLinks({ kind: 'player', user: casey })).toEqual([]);
  const admin = adminLinks({ kind: 'player', user: { ...casey, isAdmin: true } });
  expect(labels(admin)).toContain('Custom Card');
});

test('no link leads to a page that is not there', () => {
  const all = [
    ...mainLinks({ kind: 'guest' }),
    ...mainLinks({ kind: 'player', user: casey }),
    ...adminLinks({ kind: 'player', user: { ...casey, isAdmin: true } }),
  ];
  expect(all.filter(({ to }) => !hasPage(to))).toEqual([]);
});
