import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprintOf } from './history-source.ts';
import { MalformedRecord } from './malformed-record.ts';
import { readLahman } from './read-lahman.ts';
import { SMALL_RECORD, writeSmallRecord } from './testing/small-record.ts';
import { writeZip } from './testing/write-zip.ts';

let folder: string;
let zips: string;
beforeAll(async () => {
  folder = await writeSmallRecord();
  zips = await mkdtemp(path.join(tmpdir(), 'pennant-zips-'));
});
afterAll(() => rm(zips, { recursive: true, force: true }));

const within = (name: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]));

/** Writes a zip of these files, and returns where it is. */
const zipOf = async (name: string, files: Readonly<Record<string, string>>) => {
  const location = path.join(zips, name);
  await writeZip(location, files);
  return location;
};
const messageOf = async (location: string): Promise<string> => {
  const error: unknown = await readLahman(location).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(MalformedRecord);
  return (error as Error).message;
};

describe('the zip as its makers publish it', () => {
  test('reads as the folder does, and has its fingerprint', async () => {
    const zip = await zipOf('lahman_1871-2024_csv.zip', {
      ...within('lahman_1871-2024_csv', SMALL_RECORD),
      ...within('__MACOSX/lahman_1871-2024_csv', { '._People.csv': 'not a table' }),
      'lahman_1871-2024_csv/readme.txt': 'Read me.',
    });
    expect(await readLahman(zip)).toEqual(await readLahman(folder));
    expect(await fingerprintOf({ history: 'record', location: zip })).toBe(
      await fingerprintOf({ history: 'record', location: folder }),
    );
  });

  test('without the optional tables, only these are lacking', async () => {
    const { 'AwardsPlayers.csv': _awards, 'AllstarFull.csv': _stars, ...others } = SMALL_RECORD;
    const [season] = await readLahman(await zipOf('few.zip', others));
    expect(season?.honors).toEqual([]);
    expect(season?.players).toHaveLength(3);
  });

  test('without a table that is needed, it is told which', async () => {
    const { 'Batting.csv': _batting, ...others } = SMALL_RECORD;
    const zip = await zipOf('no-batting.zip', others);
    expect(await messageOf(zip)).toBe(`Batting.csv: the file is missing from ${zip}.`);
  });

  test('that was cut off, or is no zip at all, is told by its name', async () => {
    const zip = await zipOf('whole.zip', SMALL_RECORD);
    const bytes = await readFile(zip);
    const cut = path.join(zips, 'cut.zip');
    await writeFile(cut, bytes.subarray(0, bytes.length / 2));
    expect(await messageOf(cut)).toMatch(/^cut\.zip: the file is not a zip archive, or is not c/);
    const csv = path.join(folder, 'People.csv');
    expect(await messageOf(csv)).toMatch(/^People\.csv: the file is not a zip archive/);
  });

  test('of which a byte is wrong is told by the table', async () => {
    const zip = await zipOf('damaged.zip', SMALL_RECORD);
    const bytes = await readFile(zip);
    // Within the packed bytes of the first table, behind its header and name.
    bytes[60] = (bytes[60] ?? 0) ^ 0x55;
    await writeFile(zip, bytes);
    expect(await messageOf(zip)).toMatch(/^People\.csv: the file can't be unpacked from .*damaged/);
  });

  test('of which a table is another than was packed is told by its checksum', async () => {
    const zip = await zipOf('changed.zip', SMALL_RECORD);
    const bytes = await readFile(zip);
    // The checksum of the first table in the archive's directory.
    const checksum = bytes.indexOf('PK\u0001\u0002') + 16;
    bytes[checksum] = (bytes[checksum] ?? 0) ^ 0x55;
    await writeFile(zip, bytes);
    expect(await messageOf(zip)).toMatch(/^People\.csv: .* \(its checksum is wrong\)\.$/);
  });

  test('of two records is told with both folders', async () => {
    const zip = await zipOf('two.zip', {
      ...within('2023', SMALL_RECORD),
      ...within('2024', SMALL_RECORD),
    });
    expect(await messageOf(zip)).toBe(
      'two.zip: People.csv is in "2023" and in "2024": leave one of them there.',
    );
  });
});

test('a folder that was unpacked with a folder inside is read', async () => {
  const inside = await writeSmallRecord();
  const outside = await mkdtemp(path.join(zips, 'unpacked-'));
  await mkdir(path.join(outside, 'empty'));
  await rename(inside, path.join(outside, 'lahman_1871-2024_csv'));
  expect(await readLahman(outside)).toEqual(await readLahman(folder));
});

test('a record that is not there is told by its place', async () => {
  expect(await messageOf(path.join(zips, 'gone'))).toMatch(
    /^gone: .*gone can't be read \(ENOENT\)/,
  );
});
