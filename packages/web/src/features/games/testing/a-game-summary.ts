import type { ContestOfGame, GameEarnings } from '@pennant/contract/game-summary';

/** Returns the contest of a game: an undecided series of seven of which one game was started. */
export const aContestOfGame = (over: Partial<ContestOfGame> = {}): ContestOfGame => ({
  userCampaignContestID: '01900000-0000-7000-8000-0000000000c1',
  result: null,
  campaignContestID: 11,
  name: 'The Town Nine',
  numOfGames: 7,
  wins: 0,
  losses: 0,
  decided: null,
  Campaign: { campaignID: 1, name: 'The Pennant Race', teamID: 'NYA' },
  isCampaignWon: false,
  granted: null,
  openGameID: null,
  gamesLeft: 6,
  nextContest: {
    campaignContestID: 12,
    name: 'The County Nine',
    opponent: '1906 County Nine',
    score: 61,
    numOfGames: 3,
  },
  ...over,
});

/** Returns the earnings of a won game: $120, 30 experience, 18 points of rating. */
export const theEarnings = (over: Partial<GameEarnings> = {}): GameEarnings => ({
  money: 120,
  experience: 30,
  experienceAfter: 60,
  gameOfDay: 3,
  clickedGameOfDay: null,
  rating: { before: 1512, after: 1530 },
  ...over,
});
