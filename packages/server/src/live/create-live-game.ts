import { randomBytes } from 'node:crypto';
import { PREGAME_EVENT_NUMBER, drawIsHome } from '@pennant/rules/campaigns/draw-home-or-away';
import {
  CLIENT_SEED_BYTES,
  SERVER_SEED_BYTES,
  commitmentOf,
} from '@pennant/rules/fairness/commitment';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { GAME_RULES } from '@pennant/rules/games/game-rules';
import { SIDES, otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';
import { newLiveGame } from '@pennant/rules/live/live-state';
import type { LiveUnratedReason } from '@pennant/rules/live/unrated-reason';
import { buildSideInTurn } from '../games/build-side-in-turn.ts';
import { holdStarterSet } from '../games/hold-starter-set.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { findPlayableTeam } from '../teams/find-playable-team.ts';
import type { StoredTeam } from '../teams/team-from-row.ts';
import { takeNextStarter } from '../teams/take-next-starter.ts';
import { insertLiveGame } from './live-game-store.ts';
import { liveRatingNow } from './live-rating.ts';
import { findLiveRating } from './live-rating-store.ts';
import { MAX_LIVE_GAMES, type LiveRefusalCode } from './refusals.ts';
import { countLiveGames, insertSeat } from './seat-store.ts';

/** A user who plays live, with a team of theirs. */
export interface LivePlayer {
  readonly userID: string;
  readonly username: string;
  readonly teamID: string;
  /** The team as it was entered in a cup, and which of its starters is due, from 0. */
  readonly entered?: { readonly team: StoredTeam; readonly turn: number };
}

/** A live game to be played. Who is first is at home if the game's dice say so. */
export interface LiveGameToCreate {
  readonly first: LivePlayer;
  readonly second: LivePlayer;
  /** Null where it is rated. */
  readonly unratedReason: LiveUnratedReason | null;
  /** The cup that it is of. */
  readonly cupID?: string;
}

type Refused = Refusal<LiveRefusalCode>;

/** Returns the team that a player plays with. */
async function findTeamOf(
  tx: Transaction,
  { userID, teamID, entered }: LivePlayer,
): Promise<StoredTeam | Refused> {
  if (entered !== undefined) return entered.team;
  const found = await findPlayableTeam(tx, { userID, teamID });
  if (found === null) return refuse('team_not_found');
  if (found.team.userID === null) return refuse('no_team_of_yours');
  return found.problem === null
    ? found.team
    : refuse('team_cannot_play', { problem: found.problem });
}

/** Returns the side of who is first: at home or not, by the game's seed alone. */
function drawFirstSide(gameID: string, serverSeed: string): Side {
  const clientSeed = '00'.repeat(CLIENT_SEED_BYTES);
  const dice = committedDice({ id: gameID, serverSeed, clientSeed });
  return drawIsHome(dice.event(PREGAME_EVENT_NUMBER)) ? 'home' : 'visitors';
}

/**
 * Creates a live game of two users that waits for both to be ready. Its seed is committed to before
 * either commits to a chain.
 */
export async function createLiveGame(
  tx: Transaction,
  { first, second, unratedReason, cupID }: LiveGameToCreate,
  now: Date,
): Promise<{ readonly gameID: string } | Refused> {
  for (const { userID } of [first, second]) await holdStarterSet(tx, userID);
  for (const { userID } of [first, second])
    if ((await countLiveGames(tx, userID)) >= MAX_LIVE_GAMES) return refuse('too_many_live_games');
  const teams = [await findTeamOf(tx, first), await findTeamOf(tx, second)] as const;
  for (const team of teams) if (isRefusal(team)) return team;
  const gameID = newUuidV7(now);
  const seed = randomBytes(SERVER_SEED_BYTES);
  const serverSeed = seed.toString('hex');
  const firstSide = drawFirstSide(gameID, serverSeed);
  const seat = async (player: LivePlayer, team: StoredTeam) => {
    const { rating, deviation } = liveRatingNow(await findLiveRating(tx, player.userID), now);
    return { ...player, team, rating, deviation };
  };
  const playing = [
    await seat(first, teams[0] as StoredTeam),
    await seat(second, teams[1] as StoredTeam),
  ];
  const bySide = {
    [firstSide]: playing[0]!,
    [otherSide(firstSide)]: playing[1]!,
  } as Record<Side, (typeof playing)[number]>;

  const sides = {} as Record<Side, GameSource['home']>;
  for (const side of SIDES) {
    const { userID, team, entered } = bySide[side];
    const turn = entered?.turn ?? (await takeNextStarter(tx, { userID, teamID: team.teamID }));
    sides[side] = await buildSideInTurn(tx, { team }, { turn, manager: 'player' });
  }
  const source: GameSource = { ...sides, rates: 'designed' };
  await insertLiveGame(tx, {
    gameID,
    visitors: bySide.visitors,
    home: bySide.home,
    source,
    rulesVersion: GAME_RULES.version,
    seed,
    commitment: Buffer.from(commitmentOf({ id: gameID, serverSeed }), 'hex'),
    unratedReason,
    cupID: cupID ?? null,
    state: newLiveGame(GAME_RULES.compileSetup(source)),
    now,
  });
  for (const side of SIDES) {
    const opponent = bySide[otherSide(side)];
    await insertSeat(tx, {
      userID: bySide[side].userID,
      gameID,
      side,
      opponent,
      teamName: bySide[side].team.name,
      opponentTeam: opponent.team.name,
      now,
    });
  }
  return { gameID };
}
