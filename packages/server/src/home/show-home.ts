import {
  MAX_HOME_BOARD_PLACES,
  MAX_HOME_DEFENCES,
  MAX_HOME_GAMES,
  MAX_HOME_PACKS,
  MAX_HOME_RESULTS,
  type Home,
} from '@pennant/contract/home';
import { findNextContest, hasBegunContest } from '../campaigns/find-next-contest.ts';
import { findContests } from '../campaigns/show-contest-series.ts';
import { showPublishedTeam } from '../challenges/publish-team.ts';
import { showNewestGames } from '../games/show-newest-games.ts';
import { showLiveGamesUnderWay } from '../live/show-live-results.ts';
import { isPushOffered } from '../notifications/show-notification-settings.ts';
import { summarizePacks } from '../packs/summarize-packs.ts';
import { findTeamInUse, type PlayableTeam } from '../teams/find-playable-team.ts';
import { readAllowance } from '../wallet/read-allowance-and-balance.ts';
import type { HomeContext } from './home-context.ts';
import { describeNextContest } from './describe-next-contest.ts';
import { describeLately } from './describe-lately.ts';

/**
 * Returns the day of a user: a few statements by index, the boards from a cache, and no simulation
 * that the user would wait for. On a cluster it needs the user's own server and no other: what asks
 * more is left out while one of them is away.
 */
export async function showHome(
  context: HomeContext,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<Home> {
  const { db } = context;
  const [games, liveGames, allowance, packs, contest, hasBegun, defences, published, daily] =
    await Promise.all([
      showNewestGames(
        { db, findContests },
        { userID, underWay: MAX_HOME_GAMES, results: MAX_HOME_RESULTS },
      ),
      showLiveGamesUnderWay(db, userID),
      readAllowance(db, { userID, now }),
      summarizePacks(db, { userID, limit: MAX_HOME_PACKS }),
      findNextContest(db, userID),
      hasBegunContest(db, userID),
      context.findDefences(db, { userID, limit: MAX_HOME_DEFENCES }),
      showPublishedTeam(db, userID),
      context.findDaily(db, { userID, now }),
    ]);
  const team = await findTeamInUse(db, { userID, preferred: games.lastTeamID });
  const lastResult = games.results.find(({ isAbandoned }) => !isAbandoned);
  return {
    gamesUnderWay: games.underWay,
    liveGames: liveGames.slice(0, MAX_HOME_GAMES),
    results: games.results,
    allowance,
    daily,
    packs: { amount: packs.amount, series: packs.series },
    team: team && describeTeam(team),
    contest: contest && (await describeNextContest(context, contest, team?.team ?? null)),
    lately: await describeLately(context, {
      userID,
      now,
      lastResult: lastResult ?? null,
      maxPlaces: MAX_HOME_BOARD_PLACES,
    }),
    defences: [...defences],
    outdatedTeam:
      published === null || published.problem === null
        ? null
        : { name: published.name, problem: published.problem },
    steps: {
      packs: packs.hasBought || packs.hasOpened,
      team: team !== null,
      campaigns: hasBegun,
      game: lastResult !== undefined,
      opening: packs.hasOpened,
    },
    // Only to users who can be told of something: that others play against their team.
    isPushOffered:
      (published !== null || defences.length > 0) && (await isPushOffered(db, { userID, now })),
  };
}

const describeTeam = ({ team, problem }: PlayableTeam): Home['team'] => ({
  userTeamID: team.teamID,
  name: team.name,
  score: team.score,
  problem,
});
