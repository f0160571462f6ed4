import type { GameFairness } from '@pennant/contract/game-fairness';
import type { Role } from '@pennant/contract/game-lineup';
import { gamesBefore } from '@pennant/rules/cups/cup-state';
import { mayPlayStandingFrom } from '@pennant/rules/cups/due-in-cup';
import { beginGame } from '@pennant/rules/cups/play-cup';
import { insertChallenge } from '../challenges/challenge-store.ts';
import { ratingNow } from '../challenges/rating-dto.ts';
import { readRating } from '../challenges/user-rating-store.ts';
import { createCupGame } from '../games/create-game-against-team.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { timesOf } from './advance-cup.ts';
import { findTeamOfSeed } from './cup-place-store.ts';
import { toStoredTeamOfCup } from './cup-team.ts';
import { lockOwnMatch, whyNoGame } from './find-own-match.ts';
import type { CupRefusalCode } from './refusals.ts';
import { isHere } from './is-here.ts';
import { saveCup } from './save-cup.ts';

/**
 * Starts the next game of a user's match against the standing team of the opponent. Against another
 * user it is a challenge that moves no rating: the opponent hears of it as of any other.
 */
export async function playStandingTeam(
  tx: Transaction,
  request: {
    readonly cupID: string;
    readonly userID: string;
    readonly fairness?: { readonly id: string; readonly clientSeed: string } | undefined;
    readonly now: Date;
  },
): Promise<
  | { readonly gameID: string; readonly role: Role; readonly fairness: GameFairness }
  | Refusal<CupRefusalCode>
> {
  const { userID, now } = request;
  const own = await lockOwnMatch(tx, request);
  if (isRefusal(own)) return own;
  const { cup, index, slot, seed, opponent } = own;
  const refused = whyNoGame(own, now);
  if (refused !== null) return refused;
  const from = mayPlayStandingFrom(cup.bracket, index, { slot, times: timesOf(cup) });
  if (from > now.getTime())
    return refuse('cup_standing_team_later', { from: new Date(from).toISOString() });

  const cupID = cup.cup_id;
  // One that stands in may be played though its user looks on.
  if (from > -Infinity && (await isHere(tx, { cupID, seed: opponent, now })))
    return refuse('cup_opponent_is_here');
  const mine = await findTeamOfSeed(tx, { cupID, seed });
  const theirs = await findTeamOfSeed(tx, { cupID, seed: opponent });
  const game = await createCupGame(
    tx,
    {
      userID,
      own: { team: toStoredTeamOfCup(mine.team), turn: gamesBefore(cup.bracket, seed) },
      opponent: {
        team: toStoredTeamOfCup(theirs.team),
        orders: theirs.orders,
        turn: gamesBefore(cup.bracket, opponent),
      },
      fairness: request.fairness,
    },
    now,
  );
  if (isRefusal(game)) return game;
  const { gameID, role, fairness } = game;
  if (theirs.holder_user_id !== null)
    await insertChallenge(tx, {
      userID,
      gameID,
      defenderID: theirs.holder_user_id,
      teamName: mine.team.name,
      defenderTeamName: theirs.team.name,
      unratedReason: 'in_cup',
      own: ratingNow(await readRating(tx, userID), now),
      defender: ratingNow(await readRating(tx, theirs.holder_user_id), now),
      now,
    });
  const bracket = beginGame(cup.bracket, index, { kind: 'standing', gameID, playedBy: seed });
  await saveCup(tx, cup, bracket, now);
  return { gameID, role, fairness };
}
