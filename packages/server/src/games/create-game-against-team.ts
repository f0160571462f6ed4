import type { SideOrders } from '@pennant/rules/games/standing-orders';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { findPlayableTeam } from '../teams/find-playable-team.ts';
import { takeNextStarter } from '../teams/take-next-starter.ts';
import type { StoredTeam } from '../teams/team-from-row.ts';
import {
  beginGame,
  drawRole,
  insertBegunGame,
  toParticipant,
  type BegunGame,
  type CreatedGame,
  type NamedCommitment,
} from './begin-game.ts';
import { buildSideInTurn } from './build-side-in-turn.ts';
import { holdStarterSet } from './hold-starter-set.ts';
import type { GameRefusalCode } from './refusals.ts';

/** A challenge: a user's team against a copy of another's, which the computer manages. */
export interface ChallengeToCreate {
  readonly userID: string;
  readonly userTeamID: string;
  readonly opponent: { readonly team: StoredTeam; readonly orders: SideOrders };
  readonly fairness?: NamedCommitment | undefined;
}

/** A challenge that has begun, with the name of the challenger's team. */
export interface CreatedChallenge extends CreatedGame {
  readonly teamName: string;
}

/** Starts the game of a challenge. Home or away is drawn, as in a contest. */
export async function createChallengeGame(
  tx: Transaction,
  request: ChallengeToCreate,
  now: Date,
): Promise<CreatedChallenge | Refusal<GameRefusalCode>> {
  const { userID, opponent } = request;
  const isWatchable = await holdStarterSet(tx, userID);
  const own = await findPlayableTeam(tx, { userID, teamID: request.userTeamID });
  if (own === null) return refuse('team_not_found');
  if (own.team.userID === null) return refuse('no_team_of_yours');
  if (own.problem !== null) return refuse('team_cannot_play', { problem: own.problem });
  const begun = await beginGame(tx, request, now);
  if (isRefusal(begun)) return begun;
  const turn = await takeNextStarter(tx, { userID, teamID: own.team.teamID });
  const game = await insertGameAgainst(
    tx,
    begun,
    {
      userID,
      own: { team: own.team, turn },
      // The owner is away: the rotation of a copy follows the challenger's games, as a club's does.
      opponent: { ...opponent, turn: begun.commitment.number - 1 },
      isWatchable,
    },
    now,
  );
  return { ...game, teamName: own.team.name };
}

/** A team of a game, and which of its starters is due, from 0. */
interface TeamInTurn {
  readonly team: StoredTeam;
  readonly turn: number;
}

/** A game of a cup against a team that the computer manages: both as they were entered. */
export interface CupGameToCreate {
  readonly userID: string;
  readonly own: TeamInTurn;
  /** Orders are null for a computer team. */
  readonly opponent: TeamInTurn & { readonly orders: SideOrders | null };
  readonly fairness?: NamedCommitment | undefined;
}

/** Starts a game of a cup against a team that the computer manages. Home or away is drawn. */
export async function createCupGame(
  tx: Transaction,
  request: CupGameToCreate,
  now: Date,
): Promise<CreatedGame | Refusal<GameRefusalCode>> {
  const isWatchable = await holdStarterSet(tx, request.userID);
  const begun = await beginGame(tx, request, now);
  if (isRefusal(begun)) return begun;
  return insertGameAgainst(tx, begun, { ...request, isWatchable }, now);
}

/** Inserts a game against a team that the computer manages under orders, if it has any. */
async function insertGameAgainst(
  tx: Transaction,
  begun: BegunGame,
  { userID, own, opponent, isWatchable }: CupGameToCreate & { readonly isWatchable: boolean },
  now: Date,
): Promise<CreatedGame> {
  const role = drawRole(begun);
  const players = await buildSideInTurn(tx, own, { turn: own.turn, manager: 'player' });
  const managed = await buildSideInTurn(tx, opponent, {
    turn: opponent.turn,
    manager: 'computer',
  });
  const copied = opponent.orders === null ? managed : { ...managed, orders: opponent.orders };
  const isHome = role === 'home';
  return insertBegunGame(
    tx,
    begun,
    {
      userID,
      role,
      userCampaignContestID: null,
      home: toParticipant(isHome ? own : opponent),
      visitors: toParticipant(isHome ? opponent : own),
      source: {
        home: isHome ? players : copied,
        visitors: isHome ? copied : players,
        rates: 'designed',
      },
      isWatchable,
    },
    now,
  );
}
