import { randomBytes } from 'node:crypto';
import type { Role } from '@pennant/contract/game-lineup';
import type { GameFairness } from '@pennant/contract/fairness';
import { BEFORE_THE_FIRST_PITCH, isHomeDrawn } from '@pennant/rules/campaigns/home-or-away';
import { CLIENT_SEED_BYTES } from '@pennant/rules/fairness/commitment';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { compileSetup, starterOf } from '@pennant/rules/games/compile-setup';
import { newGame } from '@pennant/rules/games/new-game';
import type { GameSource, ManagerKind, SideSource } from '@pennant/rules/games/setup';
import { findPlayers } from '../cards/find-cards.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { findPlayableTeam, nextStarter, type PlayableTeam } from '../teams/playable-team.ts';
import { lockCommitment, markUsed, type Commitment } from './commitment-store.ts';
import { nextCommitment } from './next-commitment.ts';
import type { GameRefusalCode } from './refusals.ts';
import { insertGame } from './game-store.ts';

/** A game of a contest's series. */
interface ContestGame {
  readonly userCampaignContestID: string;
  /** Games of the series before it: the starters of both sides go round by it. */
  readonly gamesBefore: number;
}

export interface GameToCreate {
  readonly userID: string;
  readonly homeUserTeamID: string;
  readonly visitingUserTeamID: string;
  readonly role: Role;
  /** Where it is a game of a contest: home or away is then drawn, whatever is asked for. */
  readonly contest?: ContestGame;
  readonly fairness?: { readonly id: string; readonly clientSeed: string } | undefined;
}

export interface CreatedGame {
  readonly gameID: string;
  readonly role: Role;
  readonly fairness: GameFairness;
}

/** Starts the next game of a contest, for which a series is opened where none is; the campaigns' feature knows how. */
export type CreateContestGame = (
  tx: Transaction,
  asked: GameToCreate & { readonly campaignContestID: number },
  now: Date,
) => Promise<CreatedGame | Refusal<GameRefusalCode>>;

/**
 * Starts a game. Its id, and with it the secret of its dice, was committed to before the client's seed was known, so that the
 * server has nothing left to choose.
 */
export async function createGame(
  tx: Transaction,
  asked: GameToCreate,
  now: Date,
): Promise<CreatedGame | Refusal<GameRefusalCode>> {
  const { userID } = asked;
  if (asked.homeUserTeamID === asked.visitingUserTeamID) return refuse('same_team_twice');
  const first = await findPlayableTeam(tx, { userID, teamID: asked.homeUserTeamID });
  const second = await findPlayableTeam(tx, { userID, teamID: asked.visitingUserTeamID });
  if (first === null || second === null) return refuse('team_not_found');
  const own = asked.role === 'home' ? first : second;
  if (own.team.userID === null) return refuse('no_team_of_yours');
  for (const { problem } of [own, first, second]) {
    if (problem !== null) return refuse('team_cannot_play', { problem });
  }

  const commitment = await commitmentFor(tx, asked, now);
  if ('code' in commitment) return commitment;
  const { gameID } = commitment;
  await markUsed(tx, { userID, gameID }, now);
  const clientSeed =
    asked.fairness === undefined
      ? randomBytes(CLIENT_SEED_BYTES)
      : Buffer.from(asked.fairness.clientSeed, 'hex');

  const role = asked.contest ? drawRole(gameID, commitment.seed, clientSeed) : asked.role;
  const [home, visitors] = role === asked.role ? [first, second] : [second, first];
  const turns = { gameNumber: commitment.number, contest: asked.contest };
  const source: GameSource = {
    home: await sideOf(tx, userID, home, { ...turns, manager: managerOf(role === 'home') }),
    visitors: await sideOf(tx, userID, visitors, { ...turns, manager: managerOf(role === 'away') }),
    rates: 'designed',
  };
  const serverChoseClientSeed = asked.fairness === undefined;
  await insertGame(
    tx,
    {
      userID,
      gameID,
      role,
      userCampaignContestID: asked.contest?.userCampaignContestID ?? null,
      home: { teamID: home.team.teamID, name: home.team.name, userID: home.team.userID },
      visitors: {
        teamID: visitors.team.teamID,
        name: visitors.team.name,
        userID: visitors.team.userID,
      },
      source,
      state: newGame(compileSetup(source)),
      clientSeed,
      serverChoseClientSeed,
      commitment: commitment.commitment,
    },
    now,
  );
  return {
    gameID,
    role,
    fairness: {
      id: gameID,
      commitment: commitment.commitment.toString('hex'),
      clientSeed: clientSeed.toString('hex'),
      serverChoseClientSeed,
      seed: null,
    },
  };
}

/** More often than a user's outstanding commitment is ever used by others while one request waits for it. */
const MOST_TRIES = 100;

/** The commitment that the client names, or the outstanding one where it names none. Used once. */
async function commitmentFor(
  tx: Transaction,
  { userID, fairness }: GameToCreate,
  now: Date,
): Promise<Commitment | Refusal<GameRefusalCode>> {
  if (fairness !== undefined) {
    const named = await lockCommitment(tx, { userID, gameID: fairness.id });
    if (named === null) return refuse('commitment_not_yours');
    return named.isUsed ? refuse('commitment_used') : named;
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { gameID } = await nextCommitment(tx, userID, now);
    const outstanding = await lockCommitment(tx, { userID, gameID });
    // Used by a request that was quicker, while we waited for it: this game takes the next.
    if (outstanding !== null && !outstanding.isUsed) return outstanding;
  }
  throw new Error('the commitment of the next game was used again and again');
}

/** The user manages his own side, also where both clubs are his; the computer the other. */
const managerOf = (isUsers: boolean): ManagerKind => (isUsers ? 'player' : 'computer');

interface Turns {
  readonly gameNumber: number;
  readonly contest: ContestGame | undefined;
}

/** Whose turn it is in a rotation outside of contests: a user's team goes on with its own, a computer's with the number of the user's game. */
const turnOf = async (
  tx: Transaction,
  userID: string,
  { userID: owner, teamID }: PlayableTeam['team'],
  gameNumber: number,
): Promise<number> => (owner === null ? gameNumber - 1 : nextStarter(tx, { userID, teamID }));

/** Home or away, by the game's dice: committed to before the client's seed was known. */
function drawRole(gameID: string, seed: Buffer, clientSeed: Buffer): Role {
  const dice = committedDice({
    id: gameID,
    serverSeed: seed.toString('hex'),
    clientSeed: clientSeed.toString('hex'),
  });
  return isHomeDrawn(dice.event(BEFORE_THE_FIRST_PITCH)) ? 'home' : 'away';
}

/** A team's side of a game: its cards as they are now, and the next of its starters. */
async function sideOf(
  tx: Transaction,
  userID: string,
  { team }: PlayableTeam,
  { gameNumber, contest, manager }: Turns & { readonly manager: ManagerKind },
): Promise<SideSource> {
  const players = await findPlayers(
    tx,
    team.places.map(({ card_id }) => card_id),
  );
  const turn = contest ? contest.gamesBefore : await turnOf(tx, userID, team, gameNumber);
  return {
    name: team.name,
    players: team.places.map(({ card_id }) => {
      const player = players.get(card_id);
      if (player === undefined) throw new Error(`the card ${card_id} of a team is missing`);
      return player;
    }),
    battingOrder: team.places
      .map(({ lineup_order }, index) => ({ lineup_order, index }))
      .filter(({ lineup_order }) => lineup_order !== null)
      .toSorted((a, b) => (a.lineup_order ?? 0) - (b.lineup_order ?? 0))
      .map(({ index }) => index),
    starter: starterOf(turn),
    manager,
  };
}
