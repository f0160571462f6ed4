import type {
  ChallengeLink,
  Defence,
  OwnChallengeState,
  PlayerOpponent,
  PublishedTeam,
} from '@pennant/contract/challenges';
import type { UserTeam } from '@pennant/contract/teams';

/** Returns a player who can be challenged, at the rating of newcomers. */
export const aPlayerOpponent = (
  username: string,
  over: Partial<PlayerOpponent> = {},
): PlayerOpponent => ({
  User: { userID: `id of ${username}`, username },
  team: { name: `${username}’s Nine`, score: 61 },
  rating: 1500,
  deviation: 350,
  games: 0,
  unratedReason: null,
  ...over,
});

/** Returns a team of the user that can play, with a bullpen of two. */
export const anOwnTeam = (over: Partial<UserTeam> = {}): UserTeam =>
  ({
    userTeamID: 'mine',
    userID: 'me',
    name: 'Mudville Nine',
    score: 60,
    elo: null,
    problem: null,
    UserTeamLineups: [
      { position: 'RP1', Card: { name: 'Al%20Smith', year: 1954, rating: 61 } },
      { position: 'RP2', Card: { name: 'Bo%20Jones', year: 1911, rating: 55 } },
    ],
    ...over,
  }) as UserTeam;

/** Returns the user's published team: `anOwnTeam` under the usual orders. */
export const aPublishedTeam = (over: Partial<PublishedTeam> = {}): PublishedTeam => ({
  userTeamID: 'mine',
  name: 'Mudville Nine',
  score: 60,
  hook: 'usual',
  steals: 'usual',
  closer: 'RP1',
  published: '2026-11-24T00:00:00.000Z',
  problem: null,
  ...over,
});

/** Returns the standing of a newcomer without a published team. */
export const aChallengeState = (over: Partial<OwnChallengeState> = {}): OwnChallengeState => ({
  rating: { rating: 1500, deviation: 350, games: 0 },
  team: null,
  paidGamesLeft: 3,
  gamesUnderWay: 0,
  ...over,
});

/** Returns an open link of rookie6. */
export const aChallengeLink = (over: Partial<ChallengeLink> = {}): ChallengeLink => ({
  state: 'open',
  User: { userID: 'id of rookie6', username: 'rookie6' },
  team: { name: 'Rookies', score: 61 },
  expires: '2026-12-08T00:00:00.000Z',
  ...over,
});

/** Returns a game that the user's team lost 3-4 against rookie6, who can be played back. */
export const aDefence = (over: Partial<Defence> = {}): Defence => ({
  gameID: '01900000-0000-7000-8000-0000000000d1',
  played: '2026-11-24T00:00:00.000Z',
  User: { userID: 'id of rookie6', username: 'rookie6' },
  challengerTeam: 'Rookies',
  team: 'Mudville Nine',
  won: false,
  runs: 3,
  opponentRuns: 4,
  isAbandoned: false,
  isRated: true,
  rating: { before: 1500, after: 1497 },
  canPlayBack: true,
  ...over,
});
