import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';
import type { RecordedStep } from '@pennant/rules/live/live-record';
import type { LiveState } from '@pennant/rules/live/live-state';
import type { LivePhrase } from '@pennant/rules/live/phrases';
import { packJson, unpackJson, type PackedRecord } from '../games/game-record.ts';
import type { StoredEvent } from '../games/stored-event.ts';
import type { PhraseRow } from './phrase-store.ts';
import { fromStoredSteps, toStoredSteps, type StoredStep } from './stored-steps.ts';

/** A step as it was played, with its events as they are stored. */
export interface StepRow {
  readonly step: RecordedStep;
  readonly events: readonly StoredEvent[];
}

/** What the rows of a live game had until it was over, which its record has in their place. */
export interface FinishedLiveGame {
  /** Without the teams' names: those of now stand in the game's row. */
  readonly source: GameSource;
  readonly state: LiveState;
  /** Oldest first. */
  readonly played: readonly StepRow[];
  /** What was said last, oldest first. */
  readonly phrases: readonly PhraseRow[];
}

/** JSON in UTF-8, compressed by Brotli. Every format that was ever written stays readable. */
const BROTLI_JSON = 1;

/** In a row of this format, under short names: what is written is never renamed. */
interface FinishedJson {
  readonly setup: GameSource;
  readonly state: LiveState;
  readonly steps: readonly StoredStep[];
  readonly signatures: string;
  /** All events, and how many each step has. */
  readonly events: readonly StoredEvent[];
  readonly counts: readonly number[];
  /** Side, phrase and milliseconds since the epoch. */
  readonly phrases: readonly (readonly [Side, LivePhrase, number])[];
}

const segmentsOf = (state: LiveState) => ({
  visitors: state.visitors.segments,
  home: state.home.segments,
});

/** Returns both sides of a game with these names of their teams. */
export const nameSides = (
  source: GameSource,
  names: Readonly<Record<Side, string>>,
): GameSource => ({
  ...source,
  visitors: { ...source.visitors, name: names.visitors },
  home: { ...source.home, name: names.home },
});

/** Returns both sides of a game without the names of their teams, which may yet change. */
export const withoutNames = (source: GameSource): GameSource =>
  nameSides(source, { visitors: '', home: '' });

/** Returns the row of a live game's record. */
export function packLiveGame(gameID: string, game: FinishedLiveGame): Promise<PackedRecord> {
  const { source, state, played, phrases } = game;
  const events = played.flatMap((row) => row.events);
  const json: FinishedJson = {
    setup: source,
    state,
    ...toStoredSteps(
      { gameID, segments: segmentsOf(state) },
      played.map(({ step }) => step),
    ),
    events,
    counts: played.map((row) => row.events.length),
    phrases: phrases.map(({ side, phrase, said_at }) => [side, phrase, said_at.getTime()]),
  };
  return packJson({ gameID }, { format: BROTLI_JSON, events: events.length, json });
}

/**
 * Returns what the record of a live game has.
 *
 * @throws DamagedRecord if it is not what was written for this game, or of an unknown format.
 */
export const unpackLiveGame = (gameID: string, packed: PackedRecord): Promise<FinishedLiveGame> =>
  unpackJson({ gameID }, packed, {
    format: BROTLI_JSON,
    read: (json) => {
      const { setup, state, events, counts, phrases, ...stored } = json as FinishedJson;
      const steps = fromStoredSteps({ gameID, segments: segmentsOf(state) }, stored);
      let first = 0;
      return {
        source: setup,
        state,
        played: steps.map((step, index) => ({
          step,
          events: events.slice(first, (first += counts[index]!)),
        })),
        phrases: phrases.map(([side, phrase, said]) => ({
          side,
          phrase,
          said_at: new Date(said),
        })),
      };
    },
  });
