import type { CampaignContest, ContestForm } from '@pennant/contract/campaigns';
import { DEFAULT_CONTEST_GAMES } from '@pennant/rules/campaigns/contest-result';

/** A contest as it is filled in: text throughout. */
export interface ContestDraft {
  readonly campaignID: string;
  readonly name: string;
  readonly desc: string;
  readonly rewardID: string;
  readonly result: string;
  readonly userTeamID: string;
  readonly numOfGames: string;
}

export const emptyContest = (campaignID = ''): ContestDraft => ({
  campaignID,
  name: '',
  desc: '',
  rewardID: '',
  result: '',
  userTeamID: '',
  numOfGames: String(DEFAULT_CONTEST_GAMES),
});

export const draftOf = (contest: CampaignContest): ContestDraft => ({
  campaignID: String(contest.campaignID),
  name: contest.name,
  desc: contest.desc,
  rewardID: contest.rewardID === null ? '' : String(contest.rewardID),
  result: contest.result,
  userTeamID: contest.userTeamID,
  numOfGames: String(contest.numOfGames),
});

/** What is sent: numOfGames as a number, 7 when it is empty; an empty reward is none. */
export const contestBody = (draft: ContestDraft): ContestForm => ({
  campaignID: Number(draft.campaignID),
  name: draft.name,
  desc: draft.desc,
  rewardID: draft.rewardID === '' ? null : Number(draft.rewardID),
  result: draft.result,
  userTeamID: draft.userTeamID,
  numOfGames: draft.numOfGames.trim() === '' ? DEFAULT_CONTEST_GAMES : Number(draft.numOfGames),
});
