import {
  CONTEST_RESULTS,
  DEFAULT_CONTEST_GAMES,
  MAX_CONTEST_GAMES,
} from '@pennant/rules/campaigns/contest-result';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { displayText } from './display-text.ts';
import { gameFairness } from './game-fairness.ts';
import { role } from './game-lineup.ts';
import { gameListItem } from './games.ts';
import { reward } from './rewards.ts';
import { opponentSummary } from './teams.ts';
import {
  catalogueID,
  catalogueIDText,
  clientSeed,
  count,
  money,
  timestamp,
  uuid,
} from './common-schemas.ts';

const contestResult = z.literal(CONTEST_RESULTS);

const campaignHead = { campaignID: catalogueID, name: z.string(), desc: z.string() };

/** The fields of a campaign that an admin edits. */
export const campaignForm = z.object({
  name: displayText(TEXT_RULES.campaignName),
  desc: displayText(TEXT_RULES.campaignText),
});
export type CampaignForm = z.output<typeof campaignForm>;

const numOfGames = z.int().min(1).max(MAX_CONTEST_GAMES);

/** The fields of a contest that an admin edits. */
export const contestForm = z.object({
  campaignID: catalogueID,
  /** Defaults to the opponent's name. */
  name: displayText(TEXT_RULES.contestName).nullish(),
  desc: displayText(TEXT_RULES.contestText).nullish(),
  rewardID: catalogueID.nullish(),
  /** Text for the user who wins it. */
  result: displayText(TEXT_RULES.contestResult).nullish(),
  /** The computer team. */
  userTeamID: uuid,
  numOfGames: numOfGames.nullish().describe(`${DEFAULT_CONTEST_GAMES} where it is left empty`),
});
export type ContestForm = z.output<typeof contestForm>;

export const campaignContest = z.object({
  campaignContestID: catalogueID,
  campaignID: catalogueID,
  name: z.string(),
  desc: z.string(),
  rewardID: catalogueID.nullable(),
  result: z.string(),
  userTeamID: uuid,
  numOfGames,
  UserTeam: opponentSummary,
  Reward: reward.nullable(),
});
export type CampaignContest = z.output<typeof campaignContest>;

export const campaign = z.object({
  ...campaignHead,
  /** In playing order. */
  CampaignContests: z.array(campaignContest),
});
export type Campaign = z.output<typeof campaign>;

export const seriesState = z.object({
  userCampaignContestID: uuid,
  campaignContestID: catalogueID,
  wins: count,
  losses: count,
  /** Null while it is undecided. */
  result: contestResult.nullable(),
  resultDescription: z.string().nullable(),
  isResigned: z.boolean(),
  numOfGames,
});

/** A campaign with the results of one user. */
export const userCampaign = z.object({
  ...campaignHead,
  CampaignContests: z.array(
    campaignContest.extend({
      /** The user's newest series in it. */
      UserCampaignContest: seriesState.nullable(),
      /** Whether the user won it at least once, and so was granted its reward. */
      isWon: z.boolean(),
    }),
  ),
});
export type UserCampaign = z.output<typeof userCampaign>;

/** The reward of a won contest, with its draws, which can be verified from the game's seed. */
export const grantedReward = z.object({
  rewardID: catalogueID,
  gameID: uuid,
  /** Event number of the draws: the one after the game's last. */
  eventNumber: count,
  money,
  seriesID: catalogueID.nullable(),
  packs: count,
  /** The fraction drawn, and the probability in percent: granted where the fraction is below it. */
  packsDrawn: z.number().nullable(),
  seriesPct: z.int(),
  cardID: catalogueID.nullable(),
  cardDrawn: z.number().nullable(),
  cardPct: z.int(),
});
export type GrantedReward = z.output<typeof grantedReward>;

export const userCampaignContest = seriesState.extend({
  created: timestamp,
  /** In the order played. */
  Games: z.array(gameListItem),
  CampaignContest: campaignContest.extend({ Campaign: z.object(campaignHead) }),
  /** The reward of this series; null where it won nothing, or was not the first win. */
  granted: grantedReward.nullable(),
});
export type UserCampaignContest = z.output<typeof userCampaignContest>;

const id = z.object({ id: catalogueIDText });

export const campaignCalls = {
  campaigns: defineCall({
    method: 'GET',
    path: '/campaign',
    summary: 'Every campaign with its contests, the easiest first.',
    who: 'anyone',
    answer: z.array(campaign),
    writes: false,
  }),
  campaign: defineCall({
    method: 'GET',
    path: '/campaign/{id}',
    summary: 'One campaign with its contests.',
    who: 'anyone',
    params: id,
    answer: campaign,
    writes: false,
  }),
  playersCampaign: defineCall({
    method: 'GET',
    path: '/campaign/{id}/user',
    summary: "One campaign with the caller's results.",
    who: 'player',
    params: id,
    answer: userCampaign,
    writes: false,
  }),
  createCampaign: defineCall({
    method: 'POST',
    path: '/campaign/create',
    summary: 'Make a campaign; its contests are put in afterwards.',
    who: 'admin',
    body: campaignForm,
    answer: campaign,
    writes: true,
  }),
  changeCampaign: defineCall({
    method: 'PUT',
    path: '/campaign/{id}',
    summary: 'Change a campaign.',
    who: 'admin',
    params: id,
    body: campaignForm,
    answer: campaign,
    writes: true,
  }),
  campaignContest: defineCall({
    method: 'GET',
    path: '/campaignContest/{id}',
    summary: 'One contest with its opponent and reward.',
    who: 'anyone',
    params: id,
    answer: campaignContest.extend({ Campaign: z.object(campaignHead) }),
    writes: false,
  }),
  createContest: defineCall({
    method: 'POST',
    path: '/campaignContest/create',
    summary: 'Make a contest, the last of its campaign.',
    who: 'admin',
    body: contestForm,
    answer: campaignContest,
    writes: true,
  }),
  changeContest: defineCall({
    method: 'PUT',
    path: '/campaignContest/{id}',
    summary: 'Change a contest; series under way go on as they were started.',
    who: 'admin',
    params: id,
    body: contestForm,
    answer: campaignContest,
    writes: true,
  }),
  userCampaignContest: defineCall({
    method: 'GET',
    path: '/userCampaignContest/{id}',
    summary: 'A series of the caller with its games.',
    who: 'player',
    params: z.object({ id: uuid }),
    answer: userCampaignContest,
    writes: false,
  }),
  startContest: defineCall({
    method: 'POST',
    path: '/userCampaignContest/create',
    summary: 'Start a series; one that is open is answered again.',
    who: 'player',
    body: z.object({ campaignContestID: catalogueID }),
    answer: z.object({ userCampaignContestID: uuid }),
    writes: true,
  }),
  resignContest: defineCall({
    method: 'POST',
    path: '/userCampaignContest/resign',
    summary: 'Give a series up: a loss.',
    who: 'player',
    body: z.object({ userCampaignContestID: uuid }),
    answer: seriesState.extend({ campaignID: catalogueID }),
    writes: true,
  }),
  campaignGame: defineCall({
    method: 'POST',
    path: '/games/campaign',
    summary:
      'Start the next game of a series. Which side the player has is drawn by the game’s committed dice.',
    who: 'player',
    body: z.object({
      userCampaignContestID: uuid,
      /** The player's team and the contest's, in either order. */
      homeUserTeamID: uuid,
      visitingUserTeamID: uuid,
      fairness: z.object({ id: uuid, clientSeed }).optional(),
    }),
    answer: z.object({
      gameID: uuid,
      role,
      fairness: gameFairness,
    }),
    writes: true,
  }),
};
