import type { QueryClient } from '@tanstack/react-query';

import type { MutationName, QueryName } from './call-types.ts';
import { invalidateUser } from './current-user.ts';

/** Experience, pay, statistics and ratings are given once the game is final. */
const FINAL_GAME = [
  'GET /games/user/',
  'GET /games/{id}/summary',
  'GET /wallet/get',
  'GET /teams/user',
  'GET /card/{cardID}',
  'GET /userCampaignContest/{id}',
  'GET /campaign/{id}/user',
  'GET /packInventory/user',
  'GET /packInventory/completed',
  'GET /users/me',
  'GET /challenges/team',
  'GET /challenges/board',
  'GET /home',
] as const;
/** Which games anyone may see. */
const SHOWN_GAMES = ['GET /games/{id}/summary', 'GET /public/games/{id}'] as const;
/** What a user has of each series and of the wish list. */
const COLLECTION = [
  'GET /card/user/series',
  'GET /card/{cardID}/series',
  'GET /card/wish',
  'GET /packInventory/completed',
] as const;
/** What extra copies a user has, and what they bring. */
const EXTRA_COPIES = [
  'GET /cardInventory/user/duplicate',
  'GET /swapBox',
  'GET /swapBox/{seriesID}',
] as const;
const TEAM = [
  'GET /teams/user',
  'GET /teams/{userTeamID}',
  'GET /teams/compare',
  'GET /teams/{userTeamID}/opponents',
  'GET /challenges/team',
  'GET /home',
] as const;
/** Whose team can be challenged, and the user's own. */
const PUBLISHED_TEAM = ['GET /challenges/team', 'GET /home'] as const;
const STARTED_CHALLENGE = [
  'GET /starterSet',
  'GET /games/user/',
  'GET /fairness/next',
  'GET /challenges/team',
  'GET /challenges/opponents',
  'GET /challenges/search',
  'GET /home',
] as const;
/** The balance is part of the user. */
const BALANCE = ['GET /wallet/get', 'GET /users/me', 'GET /home'] as const;
const CAMPAIGN = ['GET /campaign', 'GET /campaign/{id}', 'GET /campaign/{id}/user'] as const;
/** What a name that an admin changed or hid stands in. */
const MODERATED = [
  'GET /admin/reports',
  'GET /admin/audit',
  'GET /users/all',
  'GET /players/{username}',
  'GET /public/games/{id}',
] as const;
const DAILY = ['GET /daily/{day}/attempt', 'GET /daily-calendar', 'GET /home'] as const;
const CUP = ['GET /cups', 'GET /cups/{cupID}'] as const;
const SERIES = ['GET /series/{id}', 'GET /series/all', 'GET /series'] as const;
const CUSTOM_CARD = [
  'GET /card/custom',
  'GET /card/custom/{cardID}',
  'GET /card/{cardID}',
  ...SERIES,
] as const;

/** The queries whose cached responses each mutation makes stale, whatever their input. */
export const STALE_QUERIES: Partial<Record<MutationName, readonly QueryName[]>> = {
  'POST /daily/{day}/attempt': DAILY,
  'POST /auth/confirmEmail': ['GET /users/me'],
  'PUT /users/changePassword': ['GET /auth/sessions'],
  'POST /auth/sessions/endOthers': ['GET /auth/sessions', 'GET /notifications'],
  'POST /auth/sessions/{sessionID}/end': ['GET /auth/sessions', 'GET /notifications'],
  'POST /notifications/browsers': ['GET /notifications', 'GET /home'],
  'POST /notifications/browsers/{browserID}/remove': ['GET /notifications', 'GET /home'],
  'POST /notifications/decline': ['GET /home'],
  'PUT /notifications/letters': ['GET /notifications'],
  'PUT /users/profile': ['GET /users/profile', 'GET /players/{username}', ...SHOWN_GAMES],

  'POST /wallet/claim': BALANCE,
  'POST /packInventory/buy': [...BALANCE, 'GET /packInventory/user'],
  'POST /starterSet/exchange': ['GET /starterSet', 'GET /card/user', ...TEAM, 'GET /wallet/get'],
  'POST /packInventory/open': [
    'GET /packInventory/user',
    'GET /card/user',
    ...EXTRA_COPIES,
    'GET /fairness/packs',
    ...COLLECTION,
    'GET /home',
  ],
  'POST /packInventory/completed': ['GET /packInventory/user', ...COLLECTION, 'GET /home'],
  'POST /fairness/packs/close': ['GET /fairness/packs', 'GET /fairness/packs/closed'],
  'PUT /cardInventory/lock': ['GET /cardInventory/lock', ...EXTRA_COPIES],
  'PUT /card/wish': ['GET /card/wish'],
  'PUT /cardInventory': ['GET /card/{cardID}', 'GET /card/user'],
  'POST /cardInventory/sell/duplicate': [...EXTRA_COPIES, 'GET /card/user', ...BALANCE],
  'POST /swapBox': [
    ...EXTRA_COPIES,
    'GET /card/user',
    'GET /packInventory/user',
    ...COLLECTION,
    'GET /home',
  ],

  'POST /teams': ['GET /teams/user', 'GET /home'],
  'PUT /teams': TEAM,
  'POST /teams/repair': TEAM,
  'POST /teams/delete': TEAM,

  'PUT /challenges/team': PUBLISHED_TEAM,
  'POST /challenges/team/withdraw': PUBLISHED_TEAM,
  'POST /challenges': STARTED_CHALLENGE,
  'POST /challenges/link/{token}': STARTED_CHALLENGE,

  'POST /live/invitations/{token}': ['GET /live/state', 'GET /live/invitations/{token}'],

  'POST /cups/{cupID}/enter': CUP,
  'POST /cups/{cupID}/leave': CUP,
  'POST /cups/{cupID}/stand-in': CUP,
  'POST /cups/{cupID}/standing-team': [
    ...CUP,
    'GET /games/user/',
    'GET /fairness/next',
    'GET /home',
  ],
  'POST /cups': CUP,
  'PUT /cups/{cupID}': CUP,
  'POST /cups/{cupID}/cancel': CUP,

  'POST /games': [
    'GET /starterSet',
    'GET /games/user/',
    'GET /fairness/next',
    'GET /campaign/{id}/user',
    'GET /home',
  ],
  'POST /games/campaign': [
    'GET /games/user/',
    'GET /games/{id}/summary',
    'GET /fairness/next',
    'GET /userCampaignContest/{id}',
    'GET /home',
  ],
  'POST /games/{id}/roll': FINAL_GAME,
  'POST /games/{id}/play': FINAL_GAME,
  'POST /games/{id}/manageEvent': FINAL_GAME,
  'POST /games/{gameID}/sub': FINAL_GAME,
  'POST /games/{id}/abandon': FINAL_GAME,
  'PUT /games/{id}/visibility': SHOWN_GAMES,
  'PUT /games/{id}/watching': ['GET /games/{id}'],
  'POST /games/show-earlier': ['GET /users/profile', ...SHOWN_GAMES],
  'POST /games/elo/calculate': ['GET /teams/elo'],

  'POST /userCampaignContest/create': ['GET /campaign/{id}/user', 'GET /home'],
  'POST /userCampaignContest/resign': [
    'GET /campaign/{id}/user',
    'GET /userCampaignContest/{id}',
    'GET /home',
  ],
  'POST /campaign/create': ['GET /campaign'],
  'PUT /campaign/{id}': CAMPAIGN,
  'POST /campaignContest/create': CAMPAIGN,
  'PUT /campaignContest/{id}': [...CAMPAIGN, 'GET /campaignContest/{id}'],

  'POST /series': ['GET /series/all'],
  'PUT /series/{id}': SERIES,
  'PUT /series/{id}/cards': [...SERIES, 'GET /series/{id}/candidates'],
  'POST /card/custom': CUSTOM_CARD,
  'PUT /card/custom/{cardID}': CUSTOM_CARD,
  'POST /reward/create': ['GET /reward'],
  'PUT /reward/{id}': ['GET /reward'],
  'POST /reward/delete': ['GET /reward'],
  'POST /teams/comp-team': ['GET /teams/comp-team-years', 'GET /teams/comp-team'],
  'POST /packInventory/award': [
    'GET /users/{userID}',
    'GET /admin/audit',
    'GET /packInventory/user',
    'GET /home',
  ],
  'POST /admin/reports/{reportID}/rename': MODERATED,
  'POST /admin/reports/{reportID}/hide': MODERATED,
  'POST /admin/reports/{reportID}/show': MODERATED,
  'POST /admin/reports/{reportID}/dismiss': MODERATED,
  'POST /wallet/award': ['GET /users/{userID}', 'GET /admin/audit', ...BALANCE],
};

/** Makes the queries stale that a mutation has changed; those on the page are requested again. */
export function invalidateStaleQueries(queryClient: QueryClient, mutation: MutationName): void {
  for (const name of STALE_QUERIES[mutation] ?? []) {
    if (name === 'GET /users/me') void invalidateUser(queryClient);
    else void queryClient.invalidateQueries({ queryKey: [name] });
  }
}
