import { type CupTimes } from '@pennant/rules/cups/cup-schedule';
import { gameUnderWay, isOver, type CupGame, type CupState } from '@pennant/rules/cups/cup-state';
import { isForfeited, isToPlayOut } from '@pennant/rules/cups/due-in-cup';
import { beginGame, endGame, type CupGameResult } from '@pennant/rules/cups/play-cup';
import { findGame } from '../games/game-store.ts';
import { userSideOf } from '../games/situation-dto.ts';
import { findLiveResult } from '../live/live-settlement-store.ts';
import type { Queries, TransactionScope } from '../platform/database/database.ts';
import { findTeamOfSeed } from './cup-place-store.ts';
import { lockCup, type CupRow } from './cup-store.ts';
import { playComputerGame } from './play-computer-game.ts';
import { saveCup } from './save-cup.ts';
import { otherSide } from '@pennant/rules/games/lineup-slots';

/** The games of a bracket that are under way, or could be. */
interface MatchOfCup {
  readonly cup: CupRow;
  readonly state: CupState;
  readonly index: number;
}

/** Returns when the rounds of a cup are. */
export const timesOf = ({ begins_at, round_hours }: CupRow): CupTimes => ({
  begins: begins_at.getTime(),
  roundHours: round_hours,
});

/** Returns how a live game ended; null while it is under way. */
async function findLiveGameResult(
  queries: Queries,
  { cup, state, index }: MatchOfCup,
  gameID: string,
): Promise<CupGameResult | null> {
  const row = await findLiveResult(queries, gameID);
  if (row === undefined || row.ended_at === null) return null;
  const { winner } = row.result as { readonly winner: 'visitors' | 'home' | null };
  if (winner === null) return { winner: null, runs: null };
  const { seeds } = state.matches[index]!;
  const first = await findTeamOfSeed(queries, { cupID: cup.cup_id, seed: seeds[0]! });
  const isFirstAtHome = row.home_user_id === first.holder_user_id;
  const { home_runs: home, visiting_runs: visiting } = row;
  return {
    winner: (winner === 'home') === isFirstAtHome ? seeds[0] : seeds[1],
    runs: isFirstAtHome ? [home, visiting] : [visiting, home],
  };
}

/** Returns how a game against a standing team ended; null while it is under way. */
async function findStandingGameResult(
  queries: Queries,
  { cup, state, index }: MatchOfCup,
  { playedBy, gameID }: { readonly playedBy: number; readonly gameID: string },
): Promise<CupGameResult | null> {
  const { seeds } = state.matches[index]!;
  const { holder_user_id: userID } = await findTeamOfSeed(queries, {
    cupID: cup.cup_id,
    seed: playedBy,
  });
  const game = userID === null ? null : await findGame(queries, { userID, gameID });
  if (game === null || !game.isFinal) return null;
  const side = userSideOf(game);
  const [own, others] = [game.state[side].runs, game.state[otherSide(side)].runs];
  const hasWon = own > others && !game.isAbandoned;
  const opponent = seeds.find((seed) => seed !== playedBy)!;
  return {
    winner: hasWon ? playedBy : opponent,
    runs: playedBy === seeds[0] ? [own, others] : [others, own],
  };
}

/** Returns how the game of a match that was under way has ended; null while it is. */
async function findResult(
  queries: Queries,
  match: MatchOfCup,
  { kind, gameID, playedBy }: CupGame,
): Promise<CupGameResult | null> {
  if (gameID === null) return null;
  if (kind === 'live') return findLiveGameResult(queries, match, gameID);
  return findStandingGameResult(queries, match, { playedBy: playedBy!, gameID });
}

/** Returns a match after what has ended in it, and what the computer plays of it now. */
export async function advanceMatch(
  queries: Queries,
  { cup, state, index }: MatchOfCup,
  now: Date,
): Promise<CupState> {
  let after = state;
  const due = { times: timesOf(cup), now: now.getTime() };
  const underWay = gameUnderWay(after.matches[index]!);
  if (underWay !== undefined) {
    const result = await findResult(queries, { cup, state: after, index }, underWay);
    if (result !== null) after = endGame(after, index, result);
    else if (isForfeited(after, index, due)) {
      const winner = after.matches[index]!.seeds.find((seed) => seed !== underWay.playedBy)!;
      after = endGame(after, index, { winner, runs: null });
    }
  }
  const seed = { cupID: cup.cup_id, serverSeed: cup.seed.toString('hex') };
  while (isToPlayOut(after, index, due)) {
    after = beginGame(after, index, { kind: 'computer', gameID: null, playedBy: null });
    after = endGame(after, index, await playComputerGame(queries, seed, { state: after, index }));
  }
  return after;
}

/** Returns a cup after what has ended in it, and what the computer plays of it now. */
export async function advanceState(queries: Queries, cup: CupRow, now: Date): Promise<CupState> {
  let state = cup.bracket!;
  // A match leads to a later one only, so that one pass is enough.
  for (let index = 0; index < state.matches.length && !isOver(state); index += 1)
    state = await advanceMatch(queries, { cup, state, index }, now);
  return state;
}

/** Brings a cup that is under way up to date. */
export async function advanceCup(db: TransactionScope, cupID: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const cup = await lockCup(tx, cupID);
    if (cup?.state !== 'running') return;
    const state = await advanceState(tx, cup, now);
    if (state !== cup.bracket) await saveCup(tx, cup, state, now);
  });
}
