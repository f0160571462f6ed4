import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { MutationName, QueryName } from './call-types.ts';
import { apiQueryKey } from './query-hooks.ts';
import { invalidateStaleQueries, STALE_QUERIES } from './stale-queries.ts';

/** The reads that any act makes stale, and one that none does. */
const READS: readonly QueryName[] = [
  ...new Set(['GET /catalogue' as const, ...Object.values(STALE_QUERIES).flat()]),
];

/** Returns what is loaded anew after an act, of a browser that has everything. */
async function loadedAnewAfter(mutation: MutationName): Promise<QueryName[]> {
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  for (const name of READS) queryClient.setQueryData(apiQueryKey(name, { some: 'input' }), {});
  // The user's own key has no input.
  queryClient.setQueryData(['GET /users/me'], {});
  invalidateStaleQueries(queryClient, mutation);
  await new Promise((resolve) => void setTimeout(resolve));
  return READS.filter((name) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [name] })
      .some(({ state }) => state.isInvalidated),
  ).toSorted();
}

const SHOWN_GAMES = ['GET /games/{id}/summary', 'GET /public/games/{id}'] as const;
const BALANCE = ['GET /home', 'GET /users/me', 'GET /wallet/get'] as const;
const TEAM = [
  'GET /challenges/team',
  'GET /home',
  'GET /teams/compare',
  'GET /teams/user',
  'GET /teams/{userTeamID}',
  'GET /teams/{userTeamID}/opponents',
] as const;
const STARTED_CHALLENGE = [
  'GET /challenges/opponents',
  'GET /challenges/search',
  'GET /challenges/team',
  'GET /fairness/next',
  'GET /games/user/',
  'GET /home',
  'GET /starterSet',
] as const;
const COLLECTION = [
  'GET /card/user/series',
  'GET /card/wish',
  'GET /card/{cardID}/series',
  'GET /packInventory/completed',
] as const;
const FINAL_GAME = [
  ...BALANCE,
  'GET /challenges/board',
  'GET /challenges/team',
  'GET /campaign/{id}/user',
  'GET /card/{cardID}',
  'GET /games/user/',
  'GET /games/{id}/summary',
  'GET /packInventory/completed',
  'GET /packInventory/user',
  'GET /teams/user',
  'GET /userCampaignContest/{id}',
] as const;
const MODERATED = [
  'GET /admin/audit',
  'GET /admin/reports',
  'GET /players/{username}',
  'GET /public/games/{id}',
  'GET /users/all',
] as const;
const CUP = ['GET /cups', 'GET /cups/{cupID}'] as const;
const SERIES = ['GET /series', 'GET /series/all', 'GET /series/{id}'] as const;
const CUSTOM_CARD = [
  ...SERIES,
  'GET /card/custom',
  'GET /card/custom/{cardID}',
  'GET /card/{cardID}',
] as const;
const EXTRA_COPIES = [
  'GET /cardInventory/user/duplicate',
  'GET /swapBox',
  'GET /swapBox/{seriesID}',
] as const;
const CAMPAIGN = ['GET /campaign', 'GET /campaign/{id}', 'GET /campaign/{id}/user'] as const;

type Case = readonly [what: string, act: MutationName, reads: readonly QueryName[]];

const CASES: readonly Case[] = [
  ['a claimed allowance shows in the balance', 'POST /wallet/claim', BALANCE],
  [
    'packs that were bought lie among those to open, and are paid',
    'POST /packInventory/buy',
    [...BALANCE, 'GET /packInventory/user'],
  ],
  [
    'cards from a pack are in the collection, in its series and among the duplicates',
    'POST /packInventory/open',
    [
      ...COLLECTION,
      ...EXTRA_COPIES,
      'GET /card/user',
      'GET /fairness/packs',
      'GET /home',
      'GET /packInventory/user',
    ],
  ],
  [
    'a complete series brings a pack, which home counts',
    'POST /packInventory/completed',
    [...COLLECTION, 'GET /home', 'GET /packInventory/user'],
  ],
  [
    'a starter set that is exchanged brings other cards and another team',
    'POST /starterSet/exchange',
    [...TEAM, 'GET /card/user', 'GET /starterSet', 'GET /wallet/get'],
  ],
  [
    'duplicates that were sold are gone, and paid for',
    'POST /cardInventory/sell/duplicate',
    [...BALANCE, ...EXTRA_COPIES, 'GET /card/user'],
  ],
  [
    'copies that were swapped are gone, and the card that came is there',
    'POST /swapBox',
    [...COLLECTION, ...EXTRA_COPIES, 'GET /card/user', 'GET /home', 'GET /packInventory/user'],
  ],
  [
    'a closed seal is among the closed ones',
    'POST /fairness/packs/close',
    ['GET /fairness/packs', 'GET /fairness/packs/closed'],
  ],
  [
    'a locked card shows its lock',
    'PUT /cardInventory/lock',
    ['GET /cardInventory/lock', ...EXTRA_COPIES],
  ],
  ['a wish is on the list', 'PUT /card/wish', ['GET /card/wish']],
  ['a chosen variant shows', 'PUT /cardInventory', ['GET /card/user', 'GET /card/{cardID}']],

  ['a new team is there', 'POST /teams', ['GET /home', 'GET /teams/user']],
  ['a changed team is changed everywhere', 'PUT /teams', TEAM],
  ['a repaired team is whole everywhere', 'POST /teams/repair', TEAM],
  ['a deleted team is gone everywhere', 'POST /teams/delete', TEAM],
  ['a published team is out', 'PUT /challenges/team', ['GET /challenges/team', 'GET /home']],
  [
    'a team that is withdrawn is not',
    'POST /challenges/team/withdraw',
    ['GET /challenges/team', 'GET /home'],
  ],
  ['a challenge is under way, and its player met', 'POST /challenges', STARTED_CHALLENGE],
  ['so is that of a link', 'POST /challenges/link/{token}', STARTED_CHALLENGE],

  ['a team that enters a cup is in it', 'POST /cups/{cupID}/enter', CUP],
  ['who leaves a cup is not', 'POST /cups/{cupID}/leave', CUP],
  ['a team that stands in shows in the bracket', 'POST /cups/{cupID}/stand-in', CUP],
  [
    'a game against a standing team is under way, in the bracket too',
    'POST /cups/{cupID}/standing-team',
    [...CUP, 'GET /fairness/next', 'GET /games/user/', 'GET /home'],
  ],
  ['an admin sees a new cup', 'POST /cups', CUP],
  ['an admin sees a changed cup', 'PUT /cups/{cupID}', CUP],
  ['an admin sees that a cup is cancelled', 'POST /cups/{cupID}/cancel', CUP],

  [
    'a new game is under way, and the next one has another seal',
    'POST /games',
    [
      'GET /campaign/{id}/user',
      'GET /fairness/next',
      'GET /games/user/',
      'GET /home',
      'GET /starterSet',
    ],
  ],
  [
    'so is the next game of a series',
    'POST /games/campaign',
    [
      'GET /fairness/next',
      'GET /games/user/',
      'GET /games/{id}/summary',
      'GET /home',
      'GET /userCampaignContest/{id}',
    ],
  ],
  ['the last roll brings pay, experience and ratings', 'POST /games/{id}/roll', FINAL_GAME],
  ['so does Play to End', 'POST /games/{id}/play', FINAL_GAME],
  ['so does a choice of the manager', 'POST /games/{id}/manageEvent', FINAL_GAME],
  ['so does a substitution', 'POST /games/{gameID}/sub', FINAL_GAME],
  ['a game that is given up is lost everywhere', 'POST /games/{id}/abandon', FINAL_GAME],
  ['who may watch a game shows', 'PUT /games/{id}/watching', ['GET /games/{id}']],
  [
    'an attempt counts in the calendar, and at home',
    'POST /daily/{day}/attempt',
    ['GET /daily-calendar', 'GET /daily/{day}/attempt', 'GET /home'],
  ],
  [
    'an invitation that is taken up is a live game',
    'POST /live/invitations/{token}',
    ['GET /live/invitations/{token}', 'GET /live/state'],
  ],
  ['new ratings make a new ladder', 'POST /games/elo/calculate', ['GET /teams/elo']],

  [
    'a series of games that begins is on its ladder and at home',
    'POST /userCampaignContest/create',
    ['GET /campaign/{id}/user', 'GET /home'],
  ],
  [
    'one that is given up is lost there, too',
    'POST /userCampaignContest/resign',
    ['GET /campaign/{id}/user', 'GET /home', 'GET /userCampaignContest/{id}'],
  ],

  ['a confirmed address is the user’s', 'POST /auth/confirmEmail', ['GET /users/me']],
  ['a new password ends other sessions', 'PUT /users/changePassword', ['GET /auth/sessions']],
  [
    'a session that is ended is gone',
    'POST /auth/sessions/{sessionID}/end',
    ['GET /auth/sessions', 'GET /notifications'],
  ],
  [
    'so are all others, and their notifications',
    'POST /auth/sessions/endOthers',
    ['GET /auth/sessions', 'GET /notifications'],
  ],
  [
    'a browser that is told shows as one, and home offers it no longer',
    'POST /notifications/browsers',
    ['GET /home', 'GET /notifications'],
  ],
  [
    'a browser that is told no longer is gone',
    'POST /notifications/browsers/{browserID}/remove',
    ['GET /home', 'GET /notifications'],
  ],
  ['home offers no notifications to who declined', 'POST /notifications/decline', ['GET /home']],
  ['letters that are chosen show', 'PUT /notifications/letters', ['GET /notifications']],
  [
    'a profile, and games, that are hidden or shown are so at once',
    'PUT /users/profile',
    [...SHOWN_GAMES, 'GET /players/{username}', 'GET /users/profile'],
  ],
  ['so is a single game', 'PUT /games/{id}/visibility', SHOWN_GAMES],
  [
    'so are the games of before',
    'POST /games/show-earlier',
    [...SHOWN_GAMES, 'GET /users/profile'],
  ],

  ['an admin sees a new campaign', 'POST /campaign/create', ['GET /campaign']],
  ['an admin sees a changed campaign', 'PUT /campaign/{id}', CAMPAIGN],
  ['an admin sees a new contest in its campaign', 'POST /campaignContest/create', CAMPAIGN],
  [
    'an admin sees a changed contest',
    'PUT /campaignContest/{id}',
    [...CAMPAIGN, 'GET /campaignContest/{id}'],
  ],
  ['an admin sees a new series', 'POST /series', ['GET /series/all']],
  ['an admin sees a changed series', 'PUT /series/{id}', SERIES],
  [
    'an admin sees the cards of a series change',
    'PUT /series/{id}/cards',
    [...SERIES, 'GET /series/{id}/candidates'],
  ],
  ['an admin sees a new custom card', 'POST /card/custom', CUSTOM_CARD],
  ['an admin sees a changed custom card', 'PUT /card/custom/{cardID}', CUSTOM_CARD],
  ['an admin sees a new reward', 'POST /reward/create', ['GET /reward']],
  ['an admin sees a changed reward', 'PUT /reward/{id}', ['GET /reward']],
  ['an admin sees that a reward is gone', 'POST /reward/delete', ['GET /reward']],
  [
    'an admin sees new computer teams',
    'POST /teams/comp-team',
    ['GET /teams/comp-team', 'GET /teams/comp-team-years'],
  ],
  [
    'packs that an admin gives are noted, and may be the admin’s own',
    'POST /packInventory/award',
    ['GET /admin/audit', 'GET /home', 'GET /packInventory/user', 'GET /users/{userID}'],
  ],
  ['so is money', 'POST /wallet/award', [...BALANCE, 'GET /admin/audit', 'GET /users/{userID}']],
  [
    'a reported name that is changed is so everywhere',
    'POST /admin/reports/{reportID}/rename',
    MODERATED,
  ],
  ['so is one that is hidden', 'POST /admin/reports/{reportID}/hide', MODERATED],
  ['so is one that is shown again', 'POST /admin/reports/{reportID}/show', MODERATED],
  ['a report that is dismissed is gone', 'POST /admin/reports/{reportID}/dismiss', MODERATED],
];

test('every act that makes anything stale is among these', () => {
  expect(CASES.map(([, act]) => act).toSorted()).toEqual(Object.keys(STALE_QUERIES).toSorted());
});

test.each(CASES)('%s', async (_what, mutation, reads) => {
  expect(await loadedAnewAfter(mutation)).toEqual([...reads].sort());
});

test('a user who is being asked for as the balance changes is asked for again', async () => {
  const queryClient = new QueryClient();
  const ask = vi.fn<() => Promise<object>>(() => new Promise(() => undefined));
  const page = new QueryObserver(queryClient, {
    queryKey: ['GET /users/me'],
    queryFn: () => ask(),
  });
  const leave = page.subscribe(() => undefined);
  onTestFinished(() => {
    leave();
    queryClient.clear();
  });
  invalidateStaleQueries(queryClient, 'POST /wallet/claim');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});

test('what changes nothing that is shown lets everything be', async () => {
  expect(await loadedAnewAfter('POST /auth/forgot')).toEqual([]);
});
