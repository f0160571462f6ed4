import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

const written: string[] = [];

afterAll(async () => {
  for (const folder of written) await rm(folder, { recursive: true, force: true });
});

/** The tables of a tiny record of fictional players. */
export const SMALL_RECORD = {
  'People.csv': `playerID,nameFirst,nameLast,bats,throws
oakesto01,Tobias,Oakes,L,R
quillam01,Amos,Quill,R,R
vanceel01,Elmer,Vance,B,L
`,
  'Teams.csv': `yearID,lgID,teamID,franchID,G,W,L,LgWin,WSWin,R,RA,E,name
1931,NL,HBR,HBR,154,90,64,Y,N,801,650,150,Harbor Gulls
1931,NL,MIL,MIL,154,64,90,N,N,640,790,190,Mill Weavers
`,
  'Batting.csv': `playerID,yearID,stint,teamID,lgID,G,AB,R,H,2B,3B,HR,RBI,SB,CS,BB,SO,IBB,HBP,SH,SF,GIDP
quillam01,1931,2,HBR,NL,40,150,20,45,8,2,3,22,4,,15,18,,1,3,,
quillam01,1931,1,MIL,NL,60,220,30,66,10,1,5,31,,,20,25,,2,4,,
oakesto01,1931,1,HBR,NL,150,580,99,180,30,8,12,85,20,9,60,44,,3,9,,
vanceel01,1931,1,HBR,NL,35,90,4,14,1,0,0,5,0,,3,30,,0,6,,
`,
  'Pitching.csv': `playerID,yearID,stint,teamID,lgID,W,L,G,GS,CG,SHO,SV,IPouts,H,ER,HR,BB,SO,HBP,BFP,GF,WP,BK
vanceel01,1931,1,HBR,NL,18,9,35,30,19,3,1,744,230,80,9,70,110,6,1020,4,7,1
`,
  'Appearances.csv': `yearID,teamID,lgID,playerID,G_p,G_c,G_1b,G_2b,G_3b,G_ss,G_lf,G_cf,G_rf,G_of,G_dh,G_ph,G_pr
1931,HBR,NL,oakesto01,0,0,0,0,0,150,0,0,0,0,0,0,0
1931,MIL,NL,quillam01,0,0,2,0,0,0,40,18,0,58,,,
1931,HBR,NL,quillam01,0,0,0,0,0,0,30,5,0,35,,5,1
1931,HBR,NL,vanceel01,35,0,0,0,0,0,0,0,0,0,,,
`,
  'Fielding.csv': `playerID,yearID,stint,teamID,lgID,POS,G,PB
oakesto01,1931,1,HBR,NL,SS,150,
oakesto01,1931,1,HBR,NL,2B,4,
`,
  'FieldingOFsplit.csv': `playerID,yearID,stint,teamID,lgID,POS,G
quillam01,1931,1,MIL,NL,LF,40
`,
  'AwardsPlayers.csv': `playerID,awardID,yearID,lgID
oakesto01,Most Valuable Player,1931,NL
`,
  'AllstarFull.csv': `playerID,yearID,gameNum,gameID,teamID,lgID
vanceel01,1931,1,INV193107060,HBR,NL
vanceel01,1931,2,INV193107300,HBR,NL
`,
} as const;

export type SmallRecordFile = keyof typeof SMALL_RECORD;

/**
 * Writes the tiny record to a new folder, which is deleted after the file's tests. Returns its
 * path.
 * @param changes other text or bytes for a file, or null to leave it out
 */
export const writeSmallRecord = async (
  changes: Partial<Record<SmallRecordFile, string | Uint8Array | null>> = {},
): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'pennant-record-'));
  written.push(directory);
  for (const [file, text] of Object.entries({ ...SMALL_RECORD, ...changes })) {
    if (text !== null) await writeFile(join(directory, file), text);
  }
  return directory;
};

/** Returns the tiny record with its rows repeated for each of these years. */
export const recordOfYears = (years: readonly number[]): Record<SmallRecordFile, string> => {
  const files = Object.entries(SMALL_RECORD).map(([file, text]) => {
    const [header = '', ...lines] = text.trimEnd().split('\n');
    if (file === 'People.csv') return [file, text];
    const linesByYear = years.map((year) =>
      lines.map((line) => line.replaceAll('1931', String(year))),
    );
    return [file, `${[header, ...linesByYear.flat()].join('\n')}\n`];
  });
  return Object.fromEntries(files) as Record<SmallRecordFile, string>;
};
