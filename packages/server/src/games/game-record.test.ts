import { createHash } from 'node:crypto';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { playUntil } from '@pennant/rules/games/engine/play-until';
import { randomGameSource } from '@pennant/rules/testing/random-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DamagedRecord,
  packRecord,
  unpackRecord,
  type GameRecord,
  type PackedRecord,
} from './game-record.ts';

const KEY = {
  userID: '01900000-0000-7000-8000-000000000001',
  gameID: '01900000-0000-7000-8000-000000000002',
};

function aRecord(seed: number): GameRecord {
  const source = randomGameSource(seed);
  const setup = compileSetup(source);
  const dice = committedDice({
    id: KEY.gameID,
    serverSeed: seed.toString(16).padStart(64, '0'),
    clientSeed: '0'.repeat(32),
  });
  const { state, events } = playUntil(setup, newGame(setup), 'final', dice);
  const command = { kind: 'playOn', until: 'final' } as const;
  return { source, state, events, commands: [{ eventNumber: 0, command }] };
}

/** Returns the row with the checksum that whoever wrote it would have given it. */
const sealed = (packed: PackedRecord): PackedRecord => ({
  ...packed,
  checksum: createHash('sha256')
    .update(`${KEY.userID} ${KEY.gameID} ${packed.format} ${packed.events} `)
    .update(packed.record)
    .digest(),
});

const faultOf = async (reading: Promise<unknown>): Promise<string> => {
  const error = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DamagedRecord);
  return (error as DamagedRecord).message;
};

test('a game comes back from its record as it was played', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 100_000 }), async (seed) => {
      const record = aRecord(seed);
      const packed = await packRecord(KEY, record);
      expect(packed.events).toBe(record.events.length);
      expect(await unpackRecord(KEY, packed)).toEqual(record);
    }),
    { numRuns: 10 },
  );
});

test('a game given up before its first pitch has a record too', async () => {
  const { source } = aRecord(1954);
  const record = { source, state: newGame(compileSetup(source)), events: [], commands: [] };
  expect(await unpackRecord(KEY, await packRecord(KEY, record))).toEqual(record);
});

test('a record with any byte changed, cut off or added is damaged, never another game', async () => {
  const packed = await packRecord(KEY, aRecord(1954));
  await fc.assert(
    fc.asyncProperty(
      fc.nat(packed.record.length - 1),
      fc.integer({ min: 1, max: 255 }),
      async (place, change) => {
        const record = Buffer.from(packed.record);
        record[place] = record[place]! ^ change;
        expect(await faultOf(unpackRecord(KEY, { ...packed, record }))).toMatch(
          /damaged: checksum/,
        );
      },
    ),
  );
  for (const record of [
    packed.record.subarray(0, -1),
    Buffer.concat([packed.record, Buffer.of(0)]),
  ])
    expect(await faultOf(unpackRecord(KEY, { ...packed, record }))).toMatch(/checksum/);
  expect(await faultOf(unpackRecord(KEY, { ...packed, events: packed.events - 1 }))).toMatch(
    /checksum/,
  );
});

test('the record of another game or of another user is damaged', async () => {
  const packed = await packRecord(KEY, aRecord(1954));
  for (const key of [
    { ...KEY, gameID: KEY.userID },
    { ...KEY, userID: KEY.gameID },
  ])
    expect(await faultOf(unpackRecord(key, packed))).toMatch(/checksum/);
});

test('a record of a later format, and one that is no game, say what they are', async () => {
  const packed = await packRecord(KEY, aRecord(1954));
  const later = { ...packed, format: 2 };
  expect(await faultOf(unpackRecord(KEY, sealed(later)))).toMatch(/damaged: format/);
  const noGame = { ...packed, record: Buffer.from('not compressed') };
  expect(await faultOf(unpackRecord(KEY, sealed(noGame)))).toMatch(/damaged: content/);
});
