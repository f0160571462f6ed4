import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlayerSeason, SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MalformedRecord } from './malformed-record.ts';
import { readLahman } from './read-lahman.ts';
import { fingerprintSeason, haveFingerprintsChanged } from './season-fingerprint.ts';
import { recordOfYears, SMALL_RECORD, writeSmallRecord } from './testing/small-record.ts';
import type { SmallRecordFile } from './testing/small-record.ts';

const read = async (changes: Parameters<typeof writeSmallRecord>[0] = {}) =>
  readLahman(await writeSmallRecord(changes));

const player = (seasons: readonly SeasonRecord[], playerID: string): PlayerSeason => {
  const found = seasons[0]?.players.find((p) => p.playerID === playerID);
  if (!found) throw new Error(`no ${playerID}`);
  return found;
};

describe('a season of the record', () => {
  test('adds up the stints of a player, in order of stint whatever the order of the lines', async () => {
    const quill = player(await read(), 'quillam01');
    expect(quill.stints.map((stint) => stint.team)).toEqual(['MIL', 'HBR']);
    expect(quill.stints.map((stint) => stint.plateAppearances)).toEqual([242, 166]);
    expect(quill.batting).toMatchObject({ G: 100, AB: 370, H: 111, HR: 8, BB: 35, SO: 43, HBP: 3 });
  });

  test('keeps a figure unknown where every stint left it blank, and counts what one stint kept', async () => {
    const quill = player(await read(), 'quillam01');
    expect(quill.batting?.CS).toBeNull();
    expect(quill.batting?.SF).toBeNull();
    expect(quill.batting?.SB).toBe(4);
  });

  test('has the surname that the record writes apart, and what a pitcher hit', async () => {
    const seasons = await read({
      'People.csv': SMALL_RECORD['People.csv'].replace('Elmer,Vance', 'Elmer Lou,Van Ce'),
    });
    expect(player(seasons, 'vanceel01')).toMatchObject({
      name: 'Elmer Lou Van Ce',
      surname: 'Van Ce',
      hitBatsmen: 6,
    });
    expect(player(seasons, 'quillam01')).toMatchObject({ surname: 'Quill', hitBatsmen: null });
  });

  test('adds up what a pitcher hit for two clubs, and says nothing where one did not tell', async () => {
    const { 'Pitching.csv': pitching } = SMALL_RECORD;
    const line = 'vanceel01,1931,2,MIL,NL,1,2,5,4,1,0,0,90,30,12,1,9,11,';
    const twice = player(
      await read({ 'Pitching.csv': `${pitching}${line}2,120,3,1,0\n` }),
      'vanceel01',
    );
    expect(twice.hitBatsmen).toBe(8);
    const blank = player(
      await read({ 'Pitching.csv': `${pitching}${line},120,3,1,0\n` }),
      'vanceel01',
    );
    expect(blank.hitBatsmen).toBeNull();
    const first = pitching.replace(',6,1020', ',,1020');
    const later = player(
      await read({ 'Pitching.csv': `${first}${line}2,120,3,1,0\n` }),
      'vanceel01',
    );
    expect(later.hitBatsmen).toBeNull();
  });

  test('adds up the games that a pitcher finished for two clubs', async () => {
    const { 'Pitching.csv': pitching } = SMALL_RECORD;
    const line = 'vanceel01,1931,2,MIL,NL,1,2,5,4,1,0,0,90,30,12,1,9,11,2,120,';
    const finished = async (text: string) =>
      player(await read({ 'Pitching.csv': `${pitching}${line}${text},1,0\n` }), 'vanceel01')
        .gamesFinished;
    expect(await finished('3')).toBe(7);
    expect(await finished('')).toBeNull();
  });

  test('adds up the wild pitches and balks of two clubs, and has passed balls of catchers', async () => {
    const { 'Pitching.csv': pitching, 'Fielding.csv': fielding } = SMALL_RECORD;
    const line = 'vanceel01,1931,2,MIL,NL,1,2,5,4,1,0,0,90,30,12,1,9,11,2,120,3';
    const seasons = await read({
      'Pitching.csv': `${pitching}${line},2,\n`,
      'Fielding.csv': `${fielding}quillam01,1931,1,MIL,NL,C,30,5\nquillam01,1931,2,HBR,NL,C,9,2\n`,
    });
    expect(player(seasons, 'vanceel01')).toMatchObject({ wildPitches: 9, balks: null });
    expect(player(seasons, 'quillam01').passedBalls).toBe(7);
    expect(player(seasons, 'oakesto01').passedBalls).toBeNull();
  });

  test('a count of wild pitches that is none is told with file, line and column', async () => {
    const wrong = SMALL_RECORD['Pitching.csv'].replace(',4,7,1', ',4,many,1');
    await expect(read({ 'Pitching.csv': wrong })).rejects.toThrow(
      'Pitching.csv, line 2, column WP',
    );
  });

  test('a season of before loose pitches were read is compared without them', async () => {
    const { 'Pitching.csv': pitching } = SMALL_RECORD;
    const of = async (text: string) =>
      fingerprintSeason((await read({ 'Pitching.csv': text }))[0]!);
    const now = await of(pitching);
    const old = `1:${now.split(':')[1]}`;
    const wilder = await of(pitching.replace(',4,7,1', ',4,8,1'));
    expect(haveFingerprintsChanged(old, wilder)).toBe(false);
    expect(haveFingerprintsChanged(now, wilder)).toBe(true);
    expect(haveFingerprintsChanged(old, await of(pitching.replace(',1020,', ',1021,')))).toBe(true);
  });

  test('tells games finished apart from what cards are made of', async () => {
    const { 'Pitching.csv': pitching } = SMALL_RECORD;
    const fingerprints = async (text: string) =>
      (await read({ 'Pitching.csv': text })).map(fingerprintSeason);
    const before = await fingerprints(pitching);
    expect(await fingerprints(pitching.replace(',1020,4', ',1020,9'))).toEqual(before);
    expect(await fingerprints(pitching.replace(',1020,4', ',1021,4'))).not.toEqual(before);
  });

  test('has batting and pitching of one player apart, and their games at each place', async () => {
    const seasons = await read();
    const vance = player(seasons, 'vanceel01');
    expect(vance.pitching).toMatchObject({ W: 18, IPouts: 744, BFP: 1020 });
    expect(vance.batting).toMatchObject({ AB: 90 });
    expect(vance).toMatchObject({ name: 'Elmer Vance', bats: 'B', throws: 'L' });
    expect(player(seasons, 'quillam01').gamesAt).toMatchObject({ LF: 70, CF: 23, OF: 93, '1B': 2 });
    expect(player(seasons, 'oakesto01').gamesAt).toMatchObject({ SS: 150, '2B': 4 });
  });

  test('knows its clubs and honors, an all-star of two games once', async () => {
    const [season] = await read();
    expect(season?.clubs.map((club) => [club.team, club.wonPennant])).toEqual([
      ['HBR', true],
      ['MIL', false],
    ]);
    expect(season?.honors).toEqual([
      { playerID: 'oakesto01', award: 'Most Valuable Player' },
      { playerID: 'vanceel01', award: 'All-Star' },
    ]);
  });

  test('lists its players in order of playerID', async () => {
    const [season] = await read();
    expect(season?.players.map((p) => p.playerID)).toEqual(['oakesto01', 'quillam01', 'vanceel01']);
  });
});

describe('the same tables, written another way', () => {
  const quoted = (text: string) =>
    text.replaceAll(/[^,\n]+/g, (field) => `"${field}"`).replaceAll('\n', '\r\n');
  const reversed = (text: string) =>
    text
      .split('\n')
      .map((line) => line.split(',').reverse().join(','))
      .join('\n');
  const eachFile = (change: (text: string) => string) =>
    Object.fromEntries(Object.entries(SMALL_RECORD).map(([file, text]) => [file, change(text)]));

  test.each([
    ['with every field in quotation marks and CRLF', quoted],
    ['with their columns in another order', reversed],
    ['with a byte-order mark', (text: string) => `\uFEFF${text}`],
    ['with no newline at the end', (text: string) => text.trimEnd()],
    ['with an empty line at the end', (text: string) => `${text}\n`],
  ])('%s, reads the same', async (_, change) => {
    expect(await read(eachFile(change))).toEqual(await read());
  });

  test('without awards, all-stars and outfield splits, only these are lacking', async () => {
    const [season] = await read({
      'AwardsPlayers.csv': null,
      'AllstarFull.csv': null,
      'FieldingOFsplit.csv': null,
    });
    expect(season?.honors).toEqual([]);
    expect(season?.players).toHaveLength(3);
  });
});

/** The tiny record with its rows repeated for these years, and changes of its files. */
const readYears = async (
  years: readonly number[],
  change: (files: Record<SmallRecordFile, string>) => Partial<Record<SmallRecordFile, string>>,
) => {
  const files = recordOfYears(years);
  return readLahman(await writeSmallRecord({ ...files, ...change(files) }));
};
const withoutYear = (text: string, year: number) =>
  text
    .split('\n')
    .filter((line) => !line.includes(`${year}`))
    .join('\n');

describe('the seasons of a record', () => {
  test('are all that it has, 2024 and later too', async () => {
    const years = [2022, 2023, 2024, 2025, 2026];
    const seasons = await readYears(years, () => ({}));
    expect(seasons.map(({ year }) => year)).toEqual(years);
    const [first] = await read();
    expect(seasons.at(-1)?.players).toEqual(first?.players);
  });

  test('one missing in the midst is told by the first line after it', async () => {
    const midst = readYears([1930, 1931, 1932], (files) =>
      Object.fromEntries(
        Object.entries(files).map(([file, text]) => [file, withoutYear(text, 1931)]),
      ),
    );
    await expect(midst).rejects.toThrow(
      'Teams.csv, line 4, column yearID: the season 1931 is missing, with 1930 and 1932 here.',
    );
  });

  test.each([
    ['Batting.csv', 6],
    ['Pitching.csv', 3],
    ['Appearances.csv', 6],
    ['Fielding.csv', 4],
  ] as const)('one that only %s lacks is told by that file', async (file, line) => {
    const midst = readYears([1930, 1931, 1932], (files) => ({
      [file]: withoutYear(files[file], 1931),
    }));
    await expect(midst).rejects.toThrow(
      `${file}, line ${line}, column yearID: the season 1931 is missing, which Teams.csv has.`,
    );
  });

  test('the newest, where a file was not replaced, is told by the last line of that file', async () => {
    const cut = readYears([2023, 2024], (files) => ({
      'Pitching.csv': withoutYear(files['Pitching.csv'], 2024),
    }));
    await expect(cut).rejects.toThrow(
      'Pitching.csv, line 2, column yearID: the season 2024 is missing, which Teams.csv has.',
    );
  });
});

describe('a malformed file', () => {
  const batting = SMALL_RECORD['Batting.csv'];
  const cases: readonly [
    what: string,
    file: SmallRecordFile,
    text: string | Uint8Array | null,
    line: number | null,
    column: string | null,
  ][] = [
    ['a file that is not there', 'Batting.csv', null, null, null],
    ['an empty file', 'Pitching.csv', '', 1, null],
    ['a column that is not there', 'Batting.csv', batting.replace('HBP', 'XYZ'), 1, 'HBP'],
    ['a column named twice', 'Batting.csv', batting.replace('IBB', 'HR'), 1, 'HR'],
    ['a word for a number', 'Batting.csv', batting.replace('150,580', '150,many'), 4, 'AB'],
    ['a negative number', 'Batting.csv', batting.replace('150,580', '150,-580'), 4, 'AB'],
    ['a fraction', 'Batting.csv', batting.replace('150,580', '150,58.5'), 4, 'AB'],
    ['a number beyond reason', 'Batting.csv', batting.replace(',580', ',58000000000'), 4, 'AB'],
    ['a blank where a number is needed', 'Batting.csv', batting.replace(',580', ','), 4, 'AB'],
    ['more hits than at-bats', 'Batting.csv', batting.replace(',580', ',179'), 4, 'H'],
    ['a field too few', 'Batting.csv', batting.replace('150,580', '150'), 4, 'GIDP'],
    ['a field too many', 'Batting.csv', batting.replace('150,580', '150,5,80'), 4, '23'],
    [
      'a quotation mark never closed',
      'Batting.csv',
      batting.replace('oakes', '"oakes'),
      4,
      'playerID',
    ],
    [
      'a quotation mark in a field',
      'Batting.csv',
      batting.replace('oakes', 'oa"kes'),
      4,
      'playerID',
    ],
    [
      'text after a closing mark',
      'Batting.csv',
      batting.replace('oakes', '"o"akes'),
      4,
      'playerID',
    ],
    ['a player whom nobody knows', 'Batting.csv', batting.replace('oakes', 'nobod'), 4, 'playerID'],
    ['a club that nobody knows', 'Batting.csv', batting.replace('MIL', 'XXX'), 3, 'teamID'],
    ['a stint told twice', 'Batting.csv', batting.replace('1931,2,', '1931,1,'), 3, 'stint'],
    ['a year that was no season', 'Batting.csv', batting.replace('1931', '1831'), 2, 'yearID'],
    [
      'a place that is not in the field',
      'Fielding.csv',
      SMALL_RECORD['Fielding.csv'].replace('2B', '4B'),
      3,
      'POS',
    ],
    [
      'a hand that nobody has',
      'People.csv',
      SMALL_RECORD['People.csv'].replace('B,L', 'Q,L'),
      4,
      'bats',
    ],
    [
      'a player listed twice',
      'People.csv',
      SMALL_RECORD['People.csv'].replace('vanceel01', 'oakesto01'),
      4,
      'playerID',
    ],
    [
      'an award to a player whom nobody knows',
      'AwardsPlayers.csv',
      SMALL_RECORD['AwardsPlayers.csv'].replace('oakes', 'nobod'),
      2,
      'playerID',
    ],
    [
      'a club listed twice',
      'Teams.csv',
      SMALL_RECORD['Teams.csv'].replace('MIL', 'HBR'),
      3,
      'teamID',
    ],
    [
      'bytes that are not UTF-8',
      'People.csv',
      Buffer.from(SMALL_RECORD['People.csv'].replace('Elmer', 'Elm\u00e9r'), 'latin1'),
      4,
      'nameFirst',
    ],
    [
      'a text in UTF-16',
      'People.csv',
      Buffer.from(`\uFEFF${SMALL_RECORD['People.csv']}`, 'utf16le'),
      1,
      null,
    ],
    [
      'a text in UTF-16 without a mark',
      'Batting.csv',
      Buffer.from(SMALL_RECORD['Batting.csv'], 'utf16le').swap16(),
      1,
      null,
    ],
    ['semicolons for commas', 'Teams.csv', SMALL_RECORD['Teams.csv'].replaceAll(',', ';'), 1, null],
  ];

  test.each(cases)('%s is told with file, line and column', async (_, file, text, line, column) => {
    const error: unknown = await read({ [file]: text }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(MalformedRecord);
    expect(error).toMatchObject({ file, line, column, code: 'malformed_record' });
    const { message } = error as MalformedRecord;
    expect(message).toContain(file);
    expect(message).toContain(line === null ? '' : `line ${line}`);
    expect(message).toContain(column === null ? '' : `column ${column}`);
    expect(message.split('\n')).toHaveLength(1);
  });

  test('counts lines as an editor shows them, through empty lines and fields of two lines', async () => {
    const broken = batting
      .replace('oakesto01,1931', '\noakesto01,1931')
      .replace('vanceel01,1931', 'vanceel01,193l');
    const error: unknown = await read({ 'Batting.csv': broken }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ line: 6, column: 'yearID' });
    const twoLines = SMALL_RECORD['People.csv'].replace('Amos', '"Am\nos"').replace(',B,L', ',B,Z');
    const second: unknown = await read({ 'People.csv': twoLines }).catch((c: unknown) => c);
    expect(second).toMatchObject({ line: 5, column: 'throws' });
  });
});

test('whatever is done to a byte of a file, it reads or it is told where it is malformed', async () => {
  const directory = await writeSmallRecord();
  const files = Object.keys(SMALL_RECORD) as SmallRecordFile[];
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 3 }),
    fc.constantFrom('"', ',', '\n', '\r', '\0', '-', '9999999').map((text) => Buffer.from(text)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 6 }),
      bytes,
      async (file, where, dropped, put) => {
        const whole = Buffer.from(SMALL_RECORD[file]);
        const index = Math.floor(where * whole.length);
        const changed = Buffer.concat([
          whole.subarray(0, index),
          put,
          whole.subarray(index + dropped),
        ]);
        await writeFile(join(directory, file), changed);
        const outcome: unknown = await readLahman(directory).catch((error: unknown) => error);
        await writeFile(join(directory, file), whole);
        expect(Array.isArray(outcome) || outcome instanceof MalformedRecord).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

/**
 * Databases keep these: with another fingerprint for the same files a start tells that every season
 * has changed. Who changes what is read raises `FORM` in season-fingerprint.ts.
 */
test('the fingerprint of the tiny season is what it always was', async () => {
  const [season] = await read();
  expect(fingerprintSeason(season!)).toMatch(
    /^2:fe70b3ea6cb7266600309791c7a232a2884f1cd8f97897be509ea5e4666fca45:[0-9a-f]{64}$/,
  );
});
