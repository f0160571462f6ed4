import type { Role } from '@pennant/contract/game-lineup';
import type { GameSource, ManagerKind, SideSource } from '@pennant/rules/games/setup';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { findPlayableTeam, type PlayableTeam } from '../teams/find-playable-team.ts';
import { takeNextStarter } from '../teams/take-next-starter.ts';
import {
  beginGame,
  drawRole,
  insertBegunGame,
  toParticipant,
  type CreatedGame,
  type NamedCommitment,
} from './begin-game.ts';
import { buildSideInTurn } from './build-side-in-turn.ts';
import { holdStarterSet } from './hold-starter-set.ts';
import type { GameRefusalCode } from './refusals.ts';

/** Where a game stands in its contest series. */
interface ContestGame {
  readonly userCampaignContestID: string;
  /** Games of the series before it: both sides' rotations advance by it. */
  readonly gamesBefore: number;
}

export interface GameToCreate {
  readonly userID: string;
  readonly homeUserTeamID: string;
  readonly visitingUserTeamID: string;
  readonly role: Role;
  /** Set for a game of a contest: home or away is then drawn, whatever `role` says. */
  readonly contest?: ContestGame;
  readonly fairness?: NamedCommitment | undefined;
}

/**
 * Starts the next game of a contest, and a series if none is in progress. Provided by campaigns.
 */
export type CreateContestGame = (
  tx: Transaction,
  request: GameToCreate & { readonly campaignContestID: number },
  now: Date,
) => Promise<CreatedGame | Refusal<GameRefusalCode>>;

/**
 * Starts a game. Its id and its secret seed were committed to before the client's seed was known,
 * so the server has nothing left to choose.
 */
export async function createGame(
  tx: Transaction,
  request: GameToCreate,
  now: Date,
): Promise<CreatedGame | Refusal<GameRefusalCode>> {
  const { userID } = request;
  if (request.homeUserTeamID === request.visitingUserTeamID) return refuse('same_team_twice');
  const showsLiveGames = await holdStarterSet(tx, userID);
  const first = await findPlayableTeam(tx, { userID, teamID: request.homeUserTeamID });
  const second = await findPlayableTeam(tx, { userID, teamID: request.visitingUserTeamID });
  if (first === null || second === null) return refuse('team_not_found');
  const own = request.role === 'home' ? first : second;
  if (own.team.userID === null) return refuse('no_team_of_yours');
  for (const { problem } of [own, first, second]) {
    if (problem !== null) return refuse('team_cannot_play', { problem });
  }

  const begun = await beginGame(tx, request, now);
  if (isRefusal(begun)) return begun;
  const role = request.contest ? drawRole(begun) : request.role;
  const [home, visitors] = role === request.role ? [first, second] : [second, first];
  const rotation = { gameNumber: begun.commitment.number, contest: request.contest };
  const source: GameSource = {
    home: await buildSide(tx, userID, home, {
      ...rotation,
      manager: managerOf(role === 'home'),
    }),
    visitors: await buildSide(tx, userID, visitors, {
      ...rotation,
      manager: managerOf(role === 'away'),
    }),
    rates: 'designed',
  };
  return insertBegunGame(
    tx,
    begun,
    {
      userID,
      role,
      userCampaignContestID: request.contest?.userCampaignContestID ?? null,
      home: toParticipant(home),
      visitors: toParticipant(visitors),
      source,
      // The next opponent of a ladder is nobody's to study.
      isWatchable: showsLiveGames && request.contest === undefined,
    },
    now,
  );
}

/**
 * Returns who manages a side: the user theirs, the computer the other, even if both are the user's.
 */
const managerOf = (isUserSide: boolean): ManagerKind => (isUserSide ? 'player' : 'computer');

interface RotationTurn {
  readonly gameNumber: number;
  readonly contest: ContestGame | undefined;
}

/**
 * Returns the turn in the rotation, from 0, outside contests: a user's team continues its own
 * rotation, a computer team's follows the number of the user's game.
 */
const findRotationTurn = async (
  tx: Transaction,
  userID: string,
  { userID: owner, teamID }: PlayableTeam['team'],
  gameNumber: number,
): Promise<number> => (owner === null ? gameNumber - 1 : takeNextStarter(tx, { userID, teamID }));

/** Returns a team's side of a game: its cards as they are now, and the next of its starters. */
async function buildSide(
  tx: Transaction,
  userID: string,
  playable: PlayableTeam,
  { gameNumber, contest, manager }: RotationTurn & { readonly manager: ManagerKind },
): Promise<SideSource> {
  const turn = contest
    ? contest.gamesBefore
    : await findRotationTurn(tx, userID, playable.team, gameNumber);
  return buildSideInTurn(tx, playable, { turn, manager });
}
