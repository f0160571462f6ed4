import type { CupPresence } from '@pennant/contract/cups';
import { gameUnderWay, gamesBefore } from '@pennant/rules/cups/cup-state';
import { beginGame } from '@pennant/rules/cups/play-cup';
import { createLiveGame } from '../live/create-live-game.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { findTeamOfSeed, markSeen } from './cup-place-store.ts';
import { toStoredTeamOfCup } from './cup-team.ts';
import { lockOwnMatch, whyNoGame, type OwnMatch } from './find-own-match.ts';
import type { CupRefusalCode } from './refusals.ts';
import { isHere } from './is-here.ts';
import { saveCup } from './save-cup.ts';

/** Returns who plays a live game for a seed: the team as it was entered, its next starter. */
async function playerOf(tx: Transaction, { cup }: OwnMatch, seed: number) {
  const row = await findTeamOfSeed(tx, { cupID: cup.cup_id, seed });
  if (row.holder_user_id === null || row.username === null) return null;
  const team = toStoredTeamOfCup(row.team);
  return {
    userID: row.holder_user_id,
    username: row.username,
    teamID: team.teamID,
    entered: { team, turn: gamesBefore(cup.bracket, seed) },
  };
}

/** Starts the live game of a match of which both users are there. */
async function beginLiveGame(
  tx: Transaction,
  own: OwnMatch,
  now: Date,
): Promise<{ readonly gameID: string } | Refusal<CupRefusalCode>> {
  const { cup, index, match } = own;
  const first = await playerOf(tx, own, match.seeds[0]!);
  const second = await playerOf(tx, own, match.seeds[1]!);
  if (first === null || second === null) return refuse('cup_match_not_open');
  const game = await createLiveGame(
    tx,
    { first, second, unratedReason: 'cup', cupID: cup.cup_id },
    now,
  );
  if (isRefusal(game)) return game;
  const { gameID } = game;
  const bracket = beginGame(cup.bracket, index, { kind: 'live', gameID, playedBy: null });
  await saveCup(tx, cup, bracket, now);
  return { gameID };
}

/**
 * Notes that a user is there for the match. Once the opponent is, too, the live game begins; the
 * game under way is told of, whichever it is.
 */
export async function comeToMatch(
  tx: Transaction,
  request: { readonly cupID: string; readonly userID: string; readonly now: Date },
): Promise<CupPresence | Refusal<CupRefusalCode>> {
  const own = await lockOwnMatch(tx, request);
  if (isRefusal(own)) return own;
  const { cup, seed, opponent, match } = own;
  const cupID = cup.cup_id;
  const { now } = request;
  await markSeen(tx, { cupID, seed, now });
  const isOpponentHere = await isHere(tx, { cupID, seed: opponent, now });
  const underWay = gameUnderWay(match);
  if (underWay?.gameID != null && underWay.kind !== 'computer') {
    const { gameID, kind, playedBy } = underWay;
    // A game against the standing team is for who plays it alone.
    const isOwn = kind === 'live' || playedBy === seed;
    return { isOpponentHere, game: isOwn ? { gameID, kind } : null };
  }
  const refused = whyNoGame(own, now);
  if (refused !== null) return refused;
  if (!isOpponentHere) return { isOpponentHere, game: null };
  const game = await beginLiveGame(tx, own, now);
  return isRefusal(game) ? game : { isOpponentHere, game: { gameID: game.gameID, kind: 'live' } };
}
