import type { StartedChallenge } from '@pennant/contract/challenges';
import {
  MAX_CHALLENGES_UNDER_WAY,
  toShownUnratedReason,
  type UnratedReason,
} from '@pennant/rules/challenges/challenge-limits';
import type { GlickoRating } from '@pennant/rules/leaderboard/glicko-2';
import { createChallengeGame } from '../games/create-game-against-team.ts';
import type { Queries, Transaction, TransactionScope } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { findPlayableTeam } from '../teams/find-playable-team.ts';
import type { ChallengeServices } from './challenge-services.ts';
import { countChallengesUnderWay, insertChallenge } from './challenge-store.ts';
import { isStrongEnough, underOrders, type TeamUnderOrders } from './publish-team.ts';
import { findPublishedTeam, markProblem, type PublishedTeamRow } from './published-team-store.ts';
import { claimRatedPair } from './rated-pair-store.ts';
import { ratingNow } from './rating-dto.ts';
import type { ChallengeRefusalCode } from './refusals.ts';
import { readRating } from './user-rating-store.ts';

type Refused = Refusal<ChallengeRefusalCode | 'busy'>;

/** Who challenges, with what, and where the request comes from. */
export interface Challenger {
  readonly userID: string;
  readonly userTeamID: string;
  readonly fairness?: { readonly id: string; readonly clientSeed: string } | undefined;
  readonly address: string;
  readonly now: Date;
}

/** A user who can be challenged: the published team as it is now. */
export interface Defender {
  readonly userID: string;
  readonly published: PublishedTeamRow;
  readonly team: TeamUnderOrders;
  readonly rating: GlickoRating;
}

/**
 * Returns the published team of a user for a game. One that can't play or has become too weak is
 * refused, and marked, so that its user is told and nobody else finds it.
 */
export async function findDefender(
  services: ChallengeServices,
  db: Queries,
  {
    defenderID,
    challengerID,
    now,
  }: { readonly defenderID: string; readonly challengerID: string; readonly now: Date },
): Promise<Defender | Refused> {
  if (defenderID === challengerID) return refuse('challenged_yourself');
  const published = await findPublishedTeam(db, defenderID);
  if (published === undefined) return refuse('nobody_to_challenge');
  if (published.problem !== null) return refuse('challenged_team_outdated');
  const found = await findPlayableTeam(db, { userID: defenderID, teamID: published.team_id });
  if (found === null) return refuse('nobody_to_challenge');
  // On the database itself: what a refusal undoes would take the mark with it.
  if (found.problem !== null) {
    await markProblem(services.database, published, 'cannot_play');
    return refuse('challenged_team_outdated');
  }
  const team = underOrders({ ...found.team, userID: defenderID }, published);
  const isStrong = await isStrongEnough(db, services, {
    requesterID: challengerID,
    team,
    orders: published,
  });
  if (isRefusal(isStrong)) return isStrong;
  if (!isStrong) {
    await markProblem(services.database, published, 'weak');
    return refuse('challenged_team_outdated');
  }
  const rating = ratingNow(await readRating(db, defenderID), now);
  return { userID: defenderID, published, team, rating };
}

/** Starts a game against the published team of the user of this name. */
export async function challengePlayer(
  services: ChallengeServices,
  db: TransactionScope,
  challenger: Challenger & { readonly username: string },
): Promise<StartedChallenge | Refused> {
  const { userID, now } = challenger;
  const account = await services.findPublicAccount(db, challenger.username);
  if (account === null) return refuse('nobody_to_challenge');
  const defender = await findDefender(services, db, {
    defenderID: account.userID,
    challengerID: userID,
    now,
  });
  if (isRefusal(defender)) return defender;
  const isNear = await services.shareNetwork(db, {
    requesterID: userID,
    address: challenger.address,
    userID: defender.userID,
    now,
  });
  return db.transaction((tx) =>
    startChallenge(tx, challenger, defender, async () => {
      if (isNear) return 'same_network';
      const isFirst = await claimRatedPair(tx, { one: userID, other: defender.userID, now });
      return isFirst ? null : 'pair_within_day';
    }),
  );
}

/**
 * Starts the game of a challenge with a copy of the defender's team.
 *
 * @param findUnratedReason is called once the game can be started.
 */
export async function startChallenge(
  tx: Transaction,
  { userID, userTeamID, fairness, now }: Challenger,
  defender: Defender,
  findUnratedReason: () => Promise<UnratedReason | null>,
): Promise<StartedChallenge | Refusal<ChallengeRefusalCode>> {
  const { team, published } = defender;
  const { hook, steals } = published;
  const game = await createChallengeGame(
    tx,
    { userID, userTeamID, fairness, opponent: { team, orders: { hook, steals } } },
    now,
  );
  if (isRefusal(game)) return game;
  // The commitment of the user's next game is locked: no other challenge can start meanwhile.
  if ((await countChallengesUnderWay(tx, userID)) >= MAX_CHALLENGES_UNDER_WAY)
    return refuse('too_many_challenges');
  const unratedReason = await findUnratedReason();
  await insertChallenge(tx, {
    userID,
    gameID: game.gameID,
    defenderID: defender.userID,
    teamName: game.teamName,
    defenderTeamName: team.name,
    unratedReason,
    own: ratingNow(await readRating(tx, userID), now),
    defender: defender.rating,
    now,
  });
  const { gameID, role, fairness: sealed } = game;
  return {
    gameID,
    role,
    fairness: sealed,
    isRated: unratedReason === null,
    unratedReason: unratedReason && toShownUnratedReason(unratedReason),
  };
}
