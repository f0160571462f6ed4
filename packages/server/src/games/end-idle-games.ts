import {
  IDLE_DAYS_BEFORE_LETTER,
  IDLE_GAME_DAYS,
  IDLE_LETTER_DAYS,
  IDLE_LETTER_REACH_DAYS,
  idleGameEndsAt,
} from '@pennant/rules/games/idle-game';
import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import { refuse } from '../platform/refusal.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { forEachInBatches } from './for-each-in-batches.ts';
import { giveGameUp } from './finish-or-abandon-game.ts';
import type { GameContext } from './game-context.ts';
import type { GameKey } from './game-store.ts';
import { readGame } from './read-game.ts';
import {
  findOverdueGames,
  findUsersWithoutLetter,
  lockOverdueGame,
  markIdleLetter,
  type IdleGame,
} from './idle-game-store.ts';

/** A game that ends as abandoned unless it is played on. */
interface GameAboutToEnd {
  readonly gameID: string;
  /** "Mudville Nine at 1927 Harbor Gulls". */
  readonly clubs: string;
  /** The first moment of the UTC day in which it ends. */
  readonly endsAt: Date;
}

/** Adds the letter about games that are about to end to the outbox. Provided by program.ts. */
type SendIdleGamesLetter = (
  tx: Transaction,
  letter: {
    readonly userID: string;
    readonly games: readonly GameAboutToEnd[];
    readonly now: Date;
  },
) => Promise<void>;

export interface IdleGamesContext extends Pick<GameContext, 'setups' | 'finalGameEffects'> {
  readonly sendLetter: SendIdleGamesLetter;
}

/** Users whose letters, and games whose ends, are looked up at once. */
const LETTER_BATCH = 200;
const END_BATCH = 50;

/**
 * Ends the games that nobody has played for 90 days as abandoned, and writes to their users two
 * weeks before. One letter and one game is a transaction; what fails keeps nothing else from its
 * turn. Safe to run on several servers at the same time.
 */
export async function endIdleGames(
  context: IdleGamesContext,
  db: TransactionScope,
  now: Date,
): Promise<void> {
  const failures = [
    ...(await writeLetters(context, db, now)),
    ...(await endGames(context, db, now)),
  ];
  if (failures.length > 0) throw new AggregateError(failures, 'not all idle games were handled');
}

async function writeLetters(
  { sendLetter }: IdleGamesContext,
  db: TransactionScope,
  now: Date,
): Promise<readonly unknown[]> {
  const today = startOfDay(now);
  const due = daysBefore(today, IDLE_DAYS_BEFORE_LETTER);
  const inReach = daysBefore(today, IDLE_DAYS_BEFORE_LETTER - IDLE_LETTER_REACH_DAYS);
  return forEachInBatches(
    (after: string | null) =>
      findUsersWithoutLetter(db, { notPlayedSince: due, after, limit: LETTER_BATCH }),
    (userID) =>
      db.transaction(async (tx) => {
        const games = await markIdleLetter(tx, {
          userID,
          notPlayedSince: inReach,
          letterDay: today,
        });
        // Another server may have written, or the user played on, since the user was found.
        if (games.every((game) => game.last_played_day > due)) return refuse('nothing_due');
        await sendLetter(tx, {
          userID,
          games: games.map((game) => toGameAboutToEnd(game, today)),
          now,
        });
        return { ok: true as const };
      }),
  );
}

const toGameAboutToEnd = (game: IdleGame, today: Date): GameAboutToEnd => ({
  gameID: game.game_id,
  clubs: `${game.visiting_name} at ${game.home_name}`,
  endsAt: new Date(
    idleGameEndsAt({
      lastPlayedDay: game.last_played_day.getTime(),
      letterDay: today.getTime(),
    }),
  ),
});

async function endGames(
  { setups, finalGameEffects }: IdleGamesContext,
  db: TransactionScope,
  now: Date,
): Promise<readonly unknown[]> {
  const today = startOfDay(now);
  const since = {
    // One more than the days that must have passed in whole.
    notPlayedSince: daysBefore(today, IDLE_GAME_DAYS + 1),
    letterBefore: daysBefore(today, IDLE_LETTER_DAYS),
  };
  return forEachInBatches(
    (after: GameKey | null) => findOverdueGames(db, since, { after, limit: END_BATCH }),
    async (key) => {
      const game = await readGame(db, key);
      if (game === null || game.isFinal) return;
      const playable = await setups.load(db, key);
      await giveGameUp(
        { db, finalGameEffects, now },
        {
          key,
          game,
          playable,
          lock: (tx) => lockOverdueGame(tx, since, { ...key, version: game.version }),
        },
      );
    },
  );
}
