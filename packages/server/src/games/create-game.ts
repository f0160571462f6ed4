import { randomBytes } from 'node:crypto';
import type { Role } from '@pennant/contract/game-lineup';
import type { GameFairness } from '@pennant/contract/game-fairness';
import { PREGAME_EVENT_NUMBER, drawIsHome } from '@pennant/rules/campaigns/draw-home-or-away';
import { CLIENT_SEED_BYTES } from '@pennant/rules/fairness/commitment';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';
import type { GameSource, ManagerKind, SideSource } from '@pennant/rules/games/setup';
import type { SideOrders } from '@pennant/rules/games/standing-orders';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { findPlayableTeam, type PlayableTeam } from '../teams/find-playable-team.ts';
import type { StoredTeam } from '../teams/team-from-row.ts';
import { takeNextStarter } from '../teams/take-next-starter.ts';
import {
  lockCommitment,
  markCommitmentUsed,
  type GameCommitment,
} from './game-commitment-store.ts';
import { buildSideInTurn } from './build-side-in-turn.ts';
import { ensureNextCommitment } from './ensure-next-commitment.ts';
import type { GameRefusalCode } from './refusals.ts';
import {
  countGamesUnderWay,
  holdStarterSet,
  insertGame,
  type GameToInsert,
  type Participant,
} from './game-store.ts';
import { enterInDirectory } from './public-game-store.ts';

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
  readonly fairness?: { readonly id: string; readonly clientSeed: string } | undefined;
}

export interface CreatedGame {
  readonly gameID: string;
  readonly role: Role;
  readonly fairness: GameFairness;
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

/** A challenge: a user's team against a copy of another's, which the computer manages. */
export interface ChallengeToCreate {
  readonly userID: string;
  readonly userTeamID: string;
  readonly opponent: { readonly team: StoredTeam; readonly orders: SideOrders };
  readonly fairness?: { readonly id: string; readonly clientSeed: string } | undefined;
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
  readonly fairness?: { readonly id: string; readonly clientSeed: string } | undefined;
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

const toParticipant = ({ team }: { readonly team: StoredTeam }): Participant => ({
  teamID: team.teamID,
  name: team.name,
  userID: team.userID,
});

/** A game whose dice are committed to, and that its user may start. */
interface BegunGame {
  readonly commitment: GameCommitment;
  readonly clientSeed: Buffer;
  readonly serverChoseClientSeed: boolean;
}

/** Uses up the commitment of a user's next game; refuses one game too many. */
async function beginGame(
  tx: Transaction,
  request: Pick<GameToCreate, 'userID' | 'fairness'>,
  now: Date,
): Promise<BegunGame | Refusal<GameRefusalCode>> {
  const { userID, fairness } = request;
  const commitment = await claimCommitment(tx, request, now);
  if (isRefusal(commitment)) return commitment;
  // The lock of the commitment, of which a user has one at a time, makes the count exact.
  if ((await countGamesUnderWay(tx, userID)) >= MAX_GAMES_UNDER_WAY)
    return refuse('too_many_games_under_way', { games: MAX_GAMES_UNDER_WAY });
  await markCommitmentUsed(tx, { userID, gameID: commitment.gameID }, now);
  return {
    commitment,
    clientSeed:
      fairness === undefined
        ? randomBytes(CLIENT_SEED_BYTES)
        : Buffer.from(fairness.clientSeed, 'hex'),
    serverChoseClientSeed: fairness === undefined,
  };
}

/** Inserts a game whose dice are committed to. */
async function insertBegunGame(
  tx: Transaction,
  { commitment, clientSeed, serverChoseClientSeed }: BegunGame,
  game: Pick<
    GameToInsert,
    'userID' | 'role' | 'userCampaignContestID' | 'home' | 'visitors' | 'source' | 'isWatchable'
  >,
  now: Date,
): Promise<CreatedGame> {
  const { gameID } = commitment;
  const seeds = { clientSeed, serverChoseClientSeed };
  const state = newGame(compileSetup(game.source));
  await insertGame(
    tx,
    { ...game, ...seeds, gameID, state, commitment: commitment.commitment },
    now,
  );
  await enterInDirectory(tx, { userID: game.userID, gameID });
  return {
    gameID,
    role: game.role,
    fairness: {
      id: gameID,
      commitment: commitment.commitment.toString('hex'),
      clientSeed: clientSeed.toString('hex'),
      serverChoseClientSeed,
      seed: null,
    },
  };
}

/**
 * More often than concurrent requests of one user can use up the commitment that this one waits
 * for.
 */
const MAX_ATTEMPTS = 100;

/** Locks and returns the commitment that the client names, or the unused one if it names none. */
async function claimCommitment(
  tx: Transaction,
  { userID, fairness }: Pick<GameToCreate, 'userID' | 'fairness'>,
  now: Date,
): Promise<GameCommitment | Refusal<GameRefusalCode>> {
  if (fairness !== undefined) {
    const named = await lockCommitment(tx, { userID, gameID: fairness.id });
    if (named === null) return refuse('commitment_not_yours');
    return named.isUsed ? refuse('commitment_used') : named;
  }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { gameID } = await ensureNextCommitment(tx, userID, now);
    const outstanding = await lockCommitment(tx, { userID, gameID });
    // A concurrent request may have used it while this one waited for the lock: take the next.
    if (outstanding !== null && !outstanding.isUsed) return outstanding;
  }
  throw new Error('the commitment of the next game was used again and again');
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

/**
 * Draws home or away by the game's dice, which were committed to before the client's seed was
 * known.
 */
function drawRole({ commitment, clientSeed }: BegunGame): Role {
  const dice = committedDice({
    id: commitment.gameID,
    serverSeed: commitment.seed.toString('hex'),
    clientSeed: clientSeed.toString('hex'),
  });
  return drawIsHome(dice.event(PREGAME_EVENT_NUMBER)) ? 'home' : 'away';
}

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
