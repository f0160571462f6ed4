import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTablesOf } from '../../lahman-record/read-record-table.ts';
import { readLeagueRecords } from './league-record.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'league-record-'));
});
afterEach(async () => rm(directory, { recursive: true }));

/** Writes an invented league of two clubs that played ten games each. */
const writeLeague = async (year: number, { CS = '4' } = {}): Promise<void> => {
  const files: Readonly<Record<string, readonly string[]>> = {
    'Teams.csv': ['yearID,lgID,G,R,E', `${year},XL,10,40,6`, `${year},XL,10,50,8`],
    'Batting.csv': [
      'yearID,lgID,AB,SB,CS,IBB,SF,GIDP',
      `${year},XL,300,8,${CS},2,3,6`,
      `${year},XL,350,2,1,0,2,8`,
      // Another league of the season.
      `${year},YL,350,99,99,99,99,99`,
    ],
    'Pitching.csv': [
      'yearID,lgID,G,GS,CG,IPouts,WP,BK',
      // A starter who was relieved three times, and relieved once: 20 outs a start.
      `${year},XL,11,10,7,203,3,1`,
      `${year},XL,10,10,10,270,2,0`,
      `${year},XL,4,0,0,12,0,0`,
    ],
    'Fielding.csv': [
      'yearID,lgID,POS,G,PB',
      `${year},XL,C,20,4`,
      // Nobody but a catcher lets a ball pass.
      `${year},XL,1B,20,`,
    ],
    'Appearances.csv': ['yearID,lgID,G_ph,G_pr', `${year},XL,5,1`, `${year},XL,1,`],
  };
  for (const [file, lines] of Object.entries(files)) {
    await writeFile(join(directory, file), `${lines.join('\n')}\n`);
  }
};

test('the record is per club and game, starters apart from relievers', async () => {
  await writeLeague(1968);
  const league = (await readLeagueRecords(readTablesOf(directory))).get('1968 XL');
  expect(league).toMatchObject({
    completeGames: 17 / 20,
    runs: 4.5,
    errors: 0.7,
    loosePitches: 0.5,
    stolenBases: 0.5,
    caughtStealing: 0.25,
    intentionalWalks: 0.1,
    sacrificeFlies: 0.25,
    doublePlays: 0.7,
    pinchHitters: 0.3,
  });
  expect(league?.inningsPerStart).toBeCloseTo((200 + 270) / 20 / 3, 10);
});

test('what is blank for more than a tenth of the league was not recorded', async () => {
  await writeLeague(1930, { CS: '' });
  const league = (await readLeagueRecords(readTablesOf(directory))).get('1930 XL');
  expect(league?.caughtStealing).toBeNull();
  expect(league?.pinchRunners).toBeNull();
  expect(league?.stolenBases).toBe(0.5);
});

test('intentional walks are compared from 1955 on', async () => {
  await writeLeague(1954);
  expect(
    (await readLeagueRecords(readTablesOf(directory))).get('1954 XL')?.intentionalWalks,
  ).toBeNull();
});
