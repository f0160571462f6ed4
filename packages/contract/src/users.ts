import {
  MOST_MONEY_AWARDED,
  MOST_PACKS_AWARDED,
  MOST_REASON,
  PLAIN_AWARD,
} from '@pennant/rules/admin/awards';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { lineOfText } from './series-admin.ts';
import { catalogueID, count, moment, money, ownedID, pageQuery } from './values.ts';
import { walletTransaction } from './wallet.ts';

/** A user in the list of users. */
export const listedUser = z.object({
  userID: ownedID,
  username: z.string(),
  isAdmin: z.boolean(),
  created: moment,
  /** Null until the email address is confirmed; the user can't sign in before. */
  confirmed: moment.nullable(),
  /** Null where the user never signed in. */
  lastLogin: moment.nullable(),
});
export type ListedUser = z.output<typeof listedUser>;

/** A user with the details that admins may see. */
export const userDetail = listedUser.extend({
  exp: count,
  /** Null where the user has no wallet yet. */
  balance: money.nullable(),
  /** Number of different cards, and of all their copies. */
  cards: count,
  copies: count,
  /** Number of unopened packs. */
  packs: count,
  games: count,
  finishedGames: count,
  /** Number of signed-in sessions. */
  sessions: count,
  /** The user's teams, best rated first. An admin may edit them. */
  teams: z.array(
    z.object({ userTeamID: ownedID, name: z.string(), score: z.int().min(0).max(100) }),
  ),
  /** The newest changes of the balance. */
  transactions: z.array(walletTransaction),
});
export type UserDetail = z.output<typeof userDetail>;

/** The reason of an award, shown in the user's wallet and in the audit log. */
const reason = lineOfText(MOST_REASON).default(PLAIN_AWARD);

export const userCalls = {
  users: defineCall({
    method: 'GET',
    path: '/users/all',
    summary: 'Users, the newest first; the header X-Next-After carries `after` of the next page.',
    who: 'admin',
    query: pageQuery.extend({
      /** Part of the username, without regard to case. */
      name: z.string().max(60).optional(),
    }),
    answer: z.array(listedUser),
    writes: false,
  }),
  user: defineCall({
    method: 'GET',
    path: '/users/{userID}',
    summary: 'What one user has and does.',
    who: 'admin',
    params: z.object({ userID: ownedID }),
    answer: userDetail,
    writes: false,
  }),
  awardPacks: defineCall({
    method: 'POST',
    path: '/packInventory/award',
    summary: 'Give a user packs of a series, on sale or not.',
    who: 'admin',
    body: z.object({
      userID: ownedID,
      seriesID: catalogueID,
      amount: z.int().min(1).max(MOST_PACKS_AWARDED).default(1),
      reason,
    }),
    answer: z.object({
      userID: ownedID,
      seriesID: catalogueID,
      awarded: count,
      /** Packs of the series that the user has now. */
      amount: count,
    }),
    writes: true,
  }),
  awardMoney: defineCall({
    method: 'POST',
    path: '/wallet/award',
    summary: 'Give a user money.',
    who: 'admin',
    body: z.object({ userID: ownedID, amount: z.int().min(1).max(MOST_MONEY_AWARDED), reason }),
    answer: z.object({ userID: ownedID, amount: money, balance: money }),
    writes: true,
  }),
};
