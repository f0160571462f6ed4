import {
  MAX_MONEY_AWARDED,
  MAX_PACKS_AWARDED,
  DEFAULT_AWARD_REASON,
} from '@pennant/rules/admin/award-limits';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { displayText } from './display-text.ts';
import { catalogueID, count, money, pageQuery, rating, timestamp, uuid } from './common-schemas.ts';
import { walletTransaction } from './wallet.ts';

/** A user in the list of users. */
export const listedUser = z.object({
  userID: uuid,
  username: z.string(),
  isAdmin: z.boolean(),
  created: timestamp,
  /** Null until the email address is confirmed; the user can't sign in before. */
  confirmed: timestamp.nullable(),
  /** Null where the user never signed in. */
  lastLogin: timestamp.nullable(),
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
  teams: z.array(z.object({ userTeamID: uuid, name: z.string(), score: rating })),
  /** The newest changes of the balance. */
  transactions: z.array(walletTransaction),
});
export type UserDetail = z.output<typeof userDetail>;

/** The reason of an award, shown in the user's wallet and in the audit log. */
const reason = displayText(TEXT_RULES.awardReason).default(DEFAULT_AWARD_REASON);

export const userAdminCalls = {
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
    params: z.object({ userID: uuid }),
    answer: userDetail,
    writes: false,
  }),
  awardPacks: defineCall({
    method: 'POST',
    path: '/packInventory/award',
    summary: 'Give a user packs of a series, on sale or not.',
    who: 'admin',
    body: z.object({
      userID: uuid,
      seriesID: catalogueID,
      amount: z.int().min(1).max(MAX_PACKS_AWARDED).default(1),
      reason,
    }),
    answer: z.object({
      userID: uuid,
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
    body: z.object({ userID: uuid, amount: z.int().min(1).max(MAX_MONEY_AWARDED), reason }),
    answer: z.object({ userID: uuid, amount: money, balance: money }),
    writes: true,
  }),
};
