import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameSource } from '@pennant/rules/games/setup';
import type { GameState } from '@pennant/rules/games/state';
import { refuse, type Refusal } from '../platform/refusal.ts';
import type { GameKey } from './game-store.ts';
import type { PlayedCommand } from './played-command.ts';
import { fromStoredEvent, toStoredEvent, type StoredEvent } from './stored-event.ts';

/** Everything by which a game that is over can be shown and played again. */
export interface GameRecord {
  readonly source: GameSource;
  /** As the last turn left it. */
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly commands: readonly PlayedCommand[];
}

/** Whose record it is: a game of one user, or a live game, which is no user's alone. */
export type RecordKey = GameKey | (Pick<GameKey, 'gameID'> & { readonly userID?: never });

/** A row of `game_record` or `live_game_record` without its key. */
export interface PackedRecord {
  readonly format: number;
  /** The number of events. */
  readonly events: number;
  readonly record: Buffer;
  readonly checksum: Buffer;
}

/** What is wrong with a record that can't be read. */
export type RecordFault = 'missing' | 'checksum' | 'format' | 'content';

/** A game's record can't be read: it shows nothing rather than another game. */
export class DamagedRecord extends Error {
  constructor({ userID, gameID }: RecordKey, fault: RecordFault, cause?: unknown) {
    const game = userID === undefined ? `live game ${gameID}` : `game ${gameID} of ${userID}`;
    super(`the record of the ${game} is damaged: ${fault}`, { cause });
  }
}

/**
 * Returns the handler of a call that reads a game, with a refusal where the game's record is
 * damaged, and tells the operator.
 */
export const refuseDamagedRecord =
  <Context, Result>(
    handler: (context: Context) => Promise<Result>,
    onDamage: (error: DamagedRecord) => void,
  ) =>
  async (context: Context): Promise<Result | Refusal<'game_record_damaged'>> => {
    try {
      return await handler(context);
    } catch (error) {
      if (!(error instanceof DamagedRecord)) throw error;
      onDamage(error);
      return refuse('game_record_damaged');
    }
  };

/** JSON in UTF-8, compressed by Brotli. Every format that was ever written stays readable. */
const BROTLI_JSON = 1;

/** In a row of this format, under short names: what is written is never renamed. */
interface RecordJson {
  readonly setup: GameSource;
  readonly state: GameState;
  readonly events: readonly StoredEvent[];
  /** Number of the event before it, and command. */
  readonly commands: readonly (readonly [number, PlayedCommand['command']])[];
}

/**
 * Of 60 rolled games, 6 took .8 ms each; 4 took half as long for 10% more bytes, 7 a tenth longer
 * for 1% fewer, 10 six times as long for 11% fewer.
 */
const QUALITY = 6;

/** A whole game is far smaller; what is larger is not one. */
const MAX_RECORD_BYTES = 8 * 1024 * 1024;

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

/** Returns a row that keeps a value as JSON; `events` is the number of the game's events. */
export async function packJson(
  key: RecordKey,
  { format, events, json }: { readonly format: number; readonly events: number; json: unknown },
): Promise<PackedRecord> {
  const text = Buffer.from(JSON.stringify(json));
  const record = await compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  const packed = { format, events, record };
  return { ...packed, checksum: checksumOf(key, packed) };
}

/**
 * Returns what `read` makes of the JSON of a row.
 *
 * @throws DamagedRecord if it is not what was written for this game, or of another format.
 */
export async function unpackJson<Result>(
  key: RecordKey,
  packed: PackedRecord,
  { format, read }: { readonly format: number; readonly read: (json: unknown) => Result },
): Promise<Result> {
  if (!checksumOf(key, packed).equals(packed.checksum)) throw new DamagedRecord(key, 'checksum');
  if (packed.format !== format) throw new DamagedRecord(key, 'format');
  try {
    const text = await decompress(packed.record, { maxOutputLength: MAX_RECORD_BYTES });
    return read(JSON.parse(text.toString()));
  } catch (error) {
    throw new DamagedRecord(key, 'content', error);
  }
}

/** Returns the row of a game's record. */
export const packRecord = (
  key: GameKey,
  { source, state, events, commands }: GameRecord,
): Promise<PackedRecord> => {
  const json: RecordJson = {
    setup: source,
    state,
    events: events.map(toStoredEvent),
    commands: commands.map(({ eventNumber, command }) => [eventNumber, command]),
  };
  return packJson(key, { format: BROTLI_JSON, events: events.length, json });
};

/**
 * Returns the record of a row.
 *
 * @throws DamagedRecord if it is not what was written for this game, or of an unknown format.
 */
export const unpackRecord = (key: GameKey, packed: PackedRecord): Promise<GameRecord> =>
  unpackJson(key, packed, {
    format: BROTLI_JSON,
    read: (json) => {
      const { setup, state, events, commands } = json as RecordJson;
      return {
        source: setup,
        state,
        events: events.map(fromStoredEvent),
        commands: commands.map(([eventNumber, command]) => ({ eventNumber, command })),
      };
    },
  });

/** The key is part of it: the record of another game is as damaged as one with a changed byte. */
function checksumOf(
  { userID, gameID }: RecordKey,
  { format, events, record }: Omit<PackedRecord, 'checksum'>,
): Buffer {
  return createHash('sha256')
    .update(`${userID ?? 'live'} ${gameID} ${format} ${events} `)
    .update(record)
    .digest();
}
