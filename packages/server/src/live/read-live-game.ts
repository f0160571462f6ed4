import type { GameSource } from '@pennant/rules/games/setup';
import type { LiveState } from '@pennant/rules/live/live-state';
import type { PlayedStep } from '@pennant/rules/live/live-step';
import { DamagedRecord } from '../games/game-record.ts';
import type { Queries } from '../platform/database/database.ts';
import { findFinishedLiveGame, readFinishedLiveGame } from './finished-live-game-store.ts';
import { readStepRows, toPlayedStep, type LiveGameRow } from './live-game-store.ts';
import { PHRASES_SHOWN, readPhrases, type PhraseRow } from './phrase-store.ts';

/** How far a live game has come that is read. */
interface Reached {
  readonly gameID: string;
  /** Number of steps that were played, of which there may be more by now. */
  readonly steps: number;
}

/**
 * Returns what was played in a live game, oldest first: from its rows or, once it has one, from its
 * record.
 *
 * @throws DamagedRecord if steps are missing, or the record can't be read.
 */
export async function readPlayed(
  queries: Queries,
  { gameID, steps }: Reached,
): Promise<PlayedStep[]> {
  // Rows first: they may become a record between the two reads, never the other way round.
  const rows = await readStepRows(queries, { gameID, after: 0 });
  if (rows.length >= steps) return rows.map(toPlayedStep);
  const { played } = await readFinishedLiveGame(queries, gameID);
  return checkWhole({ gameID, steps }, played.map(toPlayedStep));
}

const checkWhole = ({ gameID, steps }: Reached, played: PlayedStep[]): PlayedStep[] => {
  if (played.length < steps) throw new DamagedRecord({ gameID }, 'content');
  return played;
};

/** A live game as its rows have it or, once it has one, its record. */
interface StoredLiveGame {
  /** The teams' names are those of the row, not of the record. */
  readonly source: GameSource;
  readonly state: LiveState;
  readonly played: readonly PlayedStep[];
}

/**
 * Returns the live game of a row.
 *
 * @throws DamagedRecord as `readPlayed`.
 */
export async function readStoredLiveGame(
  queries: Queries,
  { game_id: gameID, source, state, steps }: LiveGameRow,
): Promise<StoredLiveGame> {
  if (source !== null) {
    const played = await readPlayed(queries, { gameID, steps });
    return { source, state: state as LiveState, played };
  }
  const finished = await readFinishedLiveGame(queries, gameID);
  const played = checkWhole({ gameID, steps }, finished.played.map(toPlayedStep));
  return { source: finished.source, state: finished.state, played };
}

/** Returns what was said last in a live game, oldest first. */
export async function readLastPhrases(
  queries: Queries,
  { gameID, isOver }: { readonly gameID: string; readonly isOver: boolean },
): Promise<readonly PhraseRow[]> {
  // Rows first, as with steps. What was said after the game got its record is in rows.
  const rows = await readPhrases(queries, { gameID, after: new Date(0), limit: PHRASES_SHOWN });
  const finished = isOver ? await findFinishedLiveGame(queries, gameID) : null;
  if (finished === null) return rows;
  const nameOf = ({ side, said_at }: PhraseRow) => `${side} ${said_at.getTime()}`;
  const moved = new Set(finished.phrases.map(nameOf));
  const later = rows.filter((row) => !moved.has(nameOf(row)));
  return [...finished.phrases, ...later].slice(-PHRASES_SHOWN);
}
