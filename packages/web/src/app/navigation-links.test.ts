import type { User } from '@pennant/contract/account';
import { expect, test } from 'vitest';

import { adminLinks, EXTERNAL_LINKS, mainLinks } from './navigation-links.ts';
import { hasPage } from './routes.ts';

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

test('the bars lead where the documents say, in their order', () => {
  const pathsOf = (links: readonly { label: string; to: string }[]) =>
    links.map(({ label, to }) => `${label} ${to}`);
  const everyone = ['Home /', 'FAQ /faq', 'Leaderboard /leaderboard', 'Campaigns /campaigns'];
  expect(pathsOf(mainLinks({ kind: 'guest' }))).toEqual([...everyone, 'Login /login']);
  expect(pathsOf(mainLinks({ kind: 'player', user: casey }))).toEqual([
    ...everyone,
    'Teams /team/user',
    'Packs /packs/buy',
    'Cards /cards/user',
    'Wallet /wallet',
    'Games /games/user',
    'casey /account',
  ]);
  const admin = adminLinks({ kind: 'player', user: { ...casey, isAdmin: true } });
  expect(pathsOf(admin)).toEqual([
    'Series /series',
    'Bulk Cards /cards/bulk',
    'Custom Card /cardCustom',
    'Roll Dice /admin/roll-page',
    'Comp Team /team/view-comp-teams',
    'Rewards /rewards',
    'Users /admin/users',
    'Reports /admin/reports',
    'Cups /admin/cups',
  ]);
  expect(pathsOf(EXTERNAL_LINKS)).toEqual([
    'Social /contact#social',
    'Chat /contact#chat',
    'Shop /contact#shop',
  ]);
});

test('who cannot be checked sees what a guest sees', () => {
  const unreachable = {
    kind: 'unreachable',
    error: null as never,
    retry: () => undefined,
  } as const;
  expect(mainLinks(unreachable)).toEqual(mainLinks({ kind: 'guest' }));
});

test('no link leads to a page that is not there', () => {
  const all = [
    ...mainLinks({ kind: 'guest' }),
    ...mainLinks({ kind: 'player', user: casey }),
    ...adminLinks({ kind: 'player', user: { ...casey, isAdmin: true } }),
  ];
  expect(all.filter(({ to }) => !hasPage(to))).toEqual([]);
});
