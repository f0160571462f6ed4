import { randomBytes } from 'node:crypto';
import type { GameFairness } from '@pennant/contract/game-fairness';
import type { Role } from '@pennant/contract/game-lineup';
import { PREGAME_EVENT_NUMBER, drawIsHome } from '@pennant/rules/campaigns/draw-home-or-away';
import { CLIENT_SEED_BYTES } from '@pennant/rules/fairness/commitment';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import type { StoredTeam } from '../teams/team-from-row.ts';
import { ensureNextCommitment } from './ensure-next-commitment.ts';
import {
  lockCommitment,
  markCommitmentUsed,
  type GameCommitment,
} from './game-commitment-store.ts';
import {
  countGamesUnderWay,
  insertGame,
  type GameToInsert,
  type Participant,
} from './game-store.ts';
import { enterInDirectory } from './public-game-store.ts';
import type { GameRefusalCode } from './refusals.ts';

/** The commitment that a game is to use up, and the client's seed; the server's choice without. */
export interface NamedCommitment {
  readonly id: string;
  readonly clientSeed: string;
}

export interface CreatedGame {
  readonly gameID: string;
  readonly role: Role;
  readonly fairness: GameFairness;
}

interface CommitmentToUse {
  readonly userID: string;
  readonly fairness?: NamedCommitment | undefined;
}

/** A game whose dice are committed to, and that its user may start. */
export interface BegunGame {
  readonly commitment: GameCommitment;
  readonly clientSeed: Buffer;
  readonly serverChoseClientSeed: boolean;
}

/** Uses up the commitment of a user's next game; refuses one game too many. */
export async function beginGame(
  tx: Transaction,
  request: CommitmentToUse,
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
export async function insertBegunGame(
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
  { userID, fairness }: CommitmentToUse,
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

/** Returns a team as a participant of a game. */
export const toParticipant = ({ team }: { readonly team: StoredTeam }): Participant => ({
  teamID: team.teamID,
  name: team.name,
  userID: team.userID,
});

/**
 * Draws home or away by the game's dice, which were committed to before the client's seed was
 * known.
 */
export function drawRole({ commitment, clientSeed }: BegunGame): Role {
  const dice = committedDice({
    id: commitment.gameID,
    serverSeed: commitment.seed.toString('hex'),
    clientSeed: clientSeed.toString('hex'),
  });
  return drawIsHome(dice.event(PREGAME_EVENT_NUMBER)) ? 'home' : 'away';
}
