import type { CampaignContest, ContestForm } from '@pennant/contract/campaigns';
import { DEFAULT_CONTEST_GAMES } from '@pennant/rules/campaigns/contest-result';

/** The values of the contest form: all of them text. */
export interface ContestDraft {
  readonly campaignID: string;
  readonly name: string;
  readonly desc: string;
  readonly rewardID: string;
  readonly result: string;
  readonly userTeamID: string;
  readonly numOfGames: string;
}

/** Returns the draft of a new contest. */
export const emptyContestDraft = (campaignID = ''): ContestDraft => ({
  campaignID,
  name: '',
  desc: '',
  rewardID: '',
  result: '',
  userTeamID: '',
  numOfGames: String(DEFAULT_CONTEST_GAMES),
});

/** Returns the draft that edits a contest. */
export const toContestDraft = (contest: CampaignContest): ContestDraft => ({
  campaignID: String(contest.campaignID),
  name: contest.name,
  desc: contest.desc,
  rewardID: contest.rewardID === null ? '' : String(contest.rewardID),
  result: contest.result,
  userTeamID: contest.userTeamID,
  numOfGames: String(contest.numOfGames),
});

/**
 * Returns the request body of a draft: an empty number of games is 7, an empty reward is null
 * (docs/spec/teams-games-campaigns.md, "Validation rules").
 */
export const toContestForm = (draft: ContestDraft): ContestForm => ({
  campaignID: Number(draft.campaignID),
  name: draft.name,
  desc: draft.desc,
  rewardID: draft.rewardID === '' ? null : Number(draft.rewardID),
  result: draft.result,
  userTeamID: draft.userTeamID,
  numOfGames: draft.numOfGames.trim() === '' ? DEFAULT_CONTEST_GAMES : Number(draft.numOfGames),
});
