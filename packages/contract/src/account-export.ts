import { SHOWN_UNRATED_REASONS } from '@pennant/rules/challenges/challenge-limits';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { z } from 'zod';
import { session, MAX_LISTED_SESSIONS, user } from './account.ts';
import { defineCall } from './call.ts';
import { grantedReward, seriesState } from './campaigns.ts';
import { cardInventory, cardSummary } from './cards.ts';
import { careerMoment, careerTotals } from './career.ts';
import { publishedTeam, ratingChange } from './challenges.ts';
import { CUP_RESULTS } from './cups.ts';
import { dailyGame, dailyOption, dailyScore } from './daily.ts';
import { liveResult } from './live-results.ts';
import { catalogueID, count, timestamp, money, uuid } from './common-schemas.ts';
import { MAX_PUSH_BROWSERS } from './notifications.ts';
import { reportedName } from './reports.ts';
import { starterSet } from './starter-set.ts';
import { walletTransaction } from './wallet.ts';

/** Maximum number of rows of each kind in an export. */
export const MAX_EXPORTED_ROWS = 100_000;
const rows = <S extends z.ZodType>(row: S) => z.array(row).max(MAX_EXPORTED_ROWS);

const battingTotals = z.object({
  pa: count,
  ab: count,
  h1: count,
  h2: count,
  h3: count,
  hr: count,
  r: count,
  rbi: count,
  bb: count,
  sb: count,
  /** Win probability added, in ten thousandths of a win. */
  wpa: z.int(),
});
const pitchingTotals = z.object({
  ipOuts: count,
  er: count,
  h: count,
  bb: count,
  so: count,
  w: count,
  sv: count,
  wpa: z.int(),
});

/** All data of an account, for its owner; lists begin with the newest or the best. */
export const accountExport = z.object({
  exported: timestamp,
  account: user.extend({
    created: timestamp,
    /** Whether anyone may see the games that are over, but those that are hidden one by one. */
    showsGames: z.boolean(),
    /** Whether others may watch games that the user starts. */
    showsLiveGames: z.boolean(),
  }),
  sessions: z.array(session).max(MAX_LISTED_SESSIONS),
  /** The networks that the user signed in from within 90 days. */
  networks: rows(
    z.object({
      /** An IPv4 address, or the first 64 bits of an IPv6 address: `2001:db8:0:0::/64`. */
      network: z.string(),
      lastSignIn: timestamp,
    }),
  ),
  wallet: z.object({ balance: money, WalletTransactions: rows(walletTransaction) }).nullable(),
  packs: z.object({
    starterSet: starterSet
      .pick({ year: true, team: true, isChosen: true, keptCardID: true, teamName: true })
      .extend({ granted: timestamp })
      .nullable(),
    unopened: rows(z.object({ seriesID: catalogueID, name: z.string(), amount: count })),
    opened: rows(
      z.object({
        epochID: uuid,
        pack: count,
        seriesID: catalogueID,
        cardIDs: z.array(catalogueID),
      }),
    ),
    /** Completed base series, each of which brought a pack. */
    completed: rows(
      z.object({ seriesID: catalogueID, name: z.string(), cards: count, completed: timestamp }),
    ),
    /** Swaps of extra copies for a missing card. */
    swaps: rows(
      z.object({
        swapped: timestamp,
        seriesID: catalogueID,
        /** The card that came. */
        received: catalogueID,
        /** The cards of which a copy each went. */
        given: z.array(catalogueID),
      }),
    ),
  }),
  /** The wish list. */
  wishes: rows(
    cardSummary.pick({ cardID: true, name: true, year: true }).extend({ wished: timestamp }),
  ),
  cards: rows(
    cardInventory
      .omit({ inventoryID: true, sellable: true })
      .extend(cardSummary.pick({ name: true, year: true, type: true, rating: true }).shape),
  ),
  /** What cards have lived in the user's games, beside their counters in `cards`. */
  careers: rows(
    careerTotals.pick({ games: true, wins: true, losses: true, saves: true, er: true }).extend({
      cardID: catalogueID,
      /** Null where no game can be read, and while a job is still to choose it. */
      bestGameID: uuid.nullable(),
      /** The win probability that the card added there, in ten thousandths of a win. */
      bestWpa: z.int().nullable(),
      moments: z.array(
        careerMoment.pick({ figure: true, number: true, eventNumber: true }).extend({
          gameID: uuid,
        }),
      ),
    }),
  ),
  teams: rows(
    z.object({
      userTeamID: uuid,
      name: z.string(),
      score: z.int(),
      elo: z.int().nullable(),
      created: timestamp.nullable(),
      lineup: z.array(
        z.object({
          position: z.literal(SLOTS),
          cardID: catalogueID,
          lineupOrder: z.int().nullable(),
        }),
      ),
    }),
  ),
  /** What deleted teams were rated, for 90 days: a new team begins no higher. */
  deletedTeams: rows(
    z.object({ userTeamID: uuid, elo: z.int(), games: count, deleted: timestamp }),
  ),
  /** Final games of the last UTC days, and how many of them were played by click. */
  daysOfGames: rows(z.object({ day: timestamp, games: count, clickedGames: count })),
  /** Totals of each card in games that count, by month (UTC). */
  statistics: rows(
    z.object({
      month: z.string(),
      cardID: catalogueID,
      batting: battingTotals.nullable(),
      pitching: pitchingTotals.nullable(),
    }),
  ),
  /** How the user is notified while away. */
  notifications: z.object({
    letters: z.boolean(),
    offerDeclined: timestamp.nullable(),
    browsers: z
      .array(z.object({ device: z.string(), endpoint: z.string(), created: timestamp }))
      .max(MAX_PUSH_BROWSERS),
  }),
  /** Settings of the public profile. */
  profile: z.object({ showsDiscord: z.boolean() }),
  games: rows(
    z.object({
      gameID: uuid,
      created: timestamp,
      finished: timestamp.nullable(),
      role: z.literal(['home', 'away']),
      home: z.string(),
      visitors: z.string(),
      isFinal: z.boolean(),
      isAbandoned: z.boolean(),
      isPublic: z.boolean(),
      isWatchable: z.boolean(),
      result: z.string().nullable(),
      earnedMoney: z.int().nullable(),
      earnedExperience: z.int().nullable(),
    }),
  ),
  /** Games between users: the rating, the published team, and what was played. */
  challenges: z.object({
    rating: z
      .object({
        rating: z.number(),
        deviation: z.number(),
        volatility: z.number(),
        /** The UTC day of the last result. */
        day: timestamp,
        attacks: count,
        defences: count,
        /** The UTC month that the rating is of, by its first moment. */
        month: timestamp,
        /** Rated challenges of the user's own in that month. */
        challengesOfMonth: count,
      })
      .nullable(),
    /**
     * Months at whose end the user was ranked, with the place where it was one of the first three;
     * the others are kept for three months.
     */
    ladder: rows(
      z.object({
        month: timestamp,
        rating: z.number(),
        challenges: count,
        place: count.nullable(),
      }),
    ),
    publishedTeam: publishedTeam.nullable(),
    /** The user's challenges; `opponent` is the name of the team. */
    games: rows(
      z.object({
        gameID: uuid,
        created: timestamp,
        opponent: z.string(),
        unratedReason: z.literal(SHOWN_UNRATED_REASONS).nullable(),
        ended: timestamp.nullable(),
        won: z.boolean().nullable(),
        isAbandoned: z.boolean().nullable(),
        rating: ratingChange.nullable(),
      }),
    ),
    /** Games of others against the user's team, of the last 90 days. */
    defences: rows(
      z.object({
        gameID: uuid,
        ended: timestamp,
        opponent: z.string(),
        won: z.boolean(),
        runs: count,
        opponentRuns: count,
        isRated: z.boolean(),
        rating: ratingChange.nullable(),
      }),
    ),
    /** Links with which others may challenge the user. */
    links: rows(z.object({ expires: timestamp, used: timestamp.nullable() })),
  }),
  /** Live games of two users; of an opponent it has the team's name only. */
  live: z.object({
    rating: z
      .object({
        rating: z.number(),
        deviation: z.number(),
        volatility: z.number(),
        /** The UTC day of the last rated result. */
        day: timestamp,
        games: count,
        timeouts: count,
      })
      .nullable(),
    games: rows(liveResult.omit({ opponent: true })),
    /** Links with which others may play a live game against the user. */
    invitations: rows(z.object({ expires: timestamp, used: timestamp.nullable() })),
  }),
  /** Cups that the user has entered. */
  cups: rows(
    z.object({
      cupID: uuid,
      cup: z.string(),
      team: z.string(),
      entered: timestamp,
      /** Null until the cup is over. */
      result: z.literal(CUP_RESULTS).nullable(),
      prize: money,
    }),
  ),
  /** The user's attempts at days' games that count, the newest first. */
  daily: rows(
    z.object({
      day: dailyGame.shape.day,
      started: timestamp,
      finished: timestamp.nullable(),
      choices: z.array(dailyOption),
      /** Null until it is finished and worked out. */
      givenUp: dailyScore.shape.givenUp,
    }),
  ),
  /** Names of others that the user reported, of those that are kept. */
  reports: rows(
    reportedName
      .pick({ kind: true, name: true })
      .extend({ reason: z.string().nullable(), reported: timestamp }),
  ),
  /** Series in contests of campaigns. */
  contests: rows(
    seriesState.extend({
      campaign: z.string(),
      contest: z.string(),
      created: timestamp,
      decided: timestamp.nullable(),
    }),
  ),
  /** Rewards of won contests; parts left to chance with the number drawn for them. */
  rewards: rows(
    grantedReward.extend({
      campaignContestID: catalogueID,
      userCampaignContestID: uuid,
      granted: timestamp,
    }),
  ),
});
export type AccountExport = z.output<typeof accountExport>;

export const accountExportCalls = {
  exportAccount: defineCall({
    method: 'GET',
    path: '/users/export',
    summary: 'Everything that the account has, as one JSON file.',
    who: 'player',
    answer: accountExport,
    writes: false,
  }),
};
