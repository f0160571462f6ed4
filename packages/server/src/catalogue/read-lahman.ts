import { ALL_STAR } from '@pennant/card-maker/seasons/all-star-honor';
import type { FieldingPosition, SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { FIRST_SEASON, LAST_POSSIBLE_SEASON } from '@pennant/card-maker/seasons/years';
import { HANDS, OUTFIELD_POSITIONS, type Hand } from '@pennant/rules/cards/card';
import { readCsvTable } from './read-csv-table.ts';
import type { CsvRow } from './read-csv-table.ts';
import { withRecordFiles, type RecordFiles } from './record-files.ts';
import { SeasonCoverage } from './season-coverage.ts';
import { SeasonRecordBuilder } from './season-record-builder.ts';
import type { Person, StintKey } from './season-record-builder.ts';

/** The columns of the appearances table, by the fielding position whose games they count. */
const APPEARANCE_POSITIONS = [
  ['P', 'G_p'],
  ['C', 'G_c'],
  ['1B', 'G_1b'],
  ['2B', 'G_2b'],
  ['3B', 'G_3b'],
  ['SS', 'G_ss'],
  ['LF', 'G_lf'],
  ['CF', 'G_cf'],
  ['RF', 'G_rf'],
  ['OF', 'G_of'],
  ['DH', 'G_dh'],
] as const satisfies readonly (readonly [FieldingPosition, string])[];

const FIELDED_POSITIONS: ReadonlySet<string> = new Set(['P', 'C', '1B', '2B', '3B', 'SS', 'OF']);

/** Returns the row's season. */
const readYear = (row: CsvRow<'yearID'>): number => {
  const year = row.count('yearID');
  if (year >= FIRST_SEASON && year <= LAST_POSSIBLE_SEASON) return year;
  throw row.malformed('yearID', `${year} is not a season`);
};

const readPeople = async (files: RecordFiles): Promise<Map<string, Person>> => {
  const people = new Map<string, Person>();
  const hand = (row: CsvRow<'bats' | 'throws'>, column: 'bats' | 'throws'): Hand | null => {
    const text = row.text(column);
    if (text === '') return null;
    // The record writes S for the few players who throw with both hands.
    const known = text === 'S' ? 'B' : HANDS.find((h) => h === text);
    if (known) return known;
    throw row.malformed(column, `"${text}" is none of L, R and B`);
  };
  const columns = ['playerID', 'nameFirst', 'nameLast', 'bats', 'throws'] as const;
  await readCsvTable(files, 'People.csv', columns, (row) => {
    const playerID = row.text('playerID');
    if (playerID === '') throw row.malformed('playerID', 'a playerID is missing');
    if (people.has(playerID)) throw row.malformed('playerID', `"${playerID}" is listed twice`);
    const name = `${row.text('nameFirst')} ${row.text('nameLast')}`.trim() || playerID;
    people.set(playerID, {
      playerID,
      name,
      surname: row.text('nameLast').trim() || null,
      bats: hand(row, 'bats'),
      throws: hand(row, 'throws'),
    });
  });
  return people;
};

const readClubs = async (
  files: RecordFiles,
  seasons: SeasonRecordBuilder,
  coverage: SeasonCoverage,
): Promise<void> => {
  const columns = [
    ...(['yearID', 'lgID', 'teamID', 'franchID', 'name', 'G', 'W', 'L'] as const),
    ...(['LgWin', 'WSWin', 'R', 'RA', 'E'] as const),
  ] as const;
  await readCsvTable(files, 'Teams.csv', columns, (row) => {
    const year = readYear(row);
    coverage.add('Teams.csv', year, row);
    const team = row.text('teamID');
    if (team === '') throw row.malformed('teamID', 'a teamID is missing');
    const isNew = seasons.addClub(year, {
      team,
      league: row.text('lgID'),
      franchise: row.text('franchID'),
      name: row.text('name') || team,
      games: row.count('G'),
      wins: row.count('W'),
      losses: row.count('L'),
      runs: row.count('R'),
      runsAllowed: row.count('RA'),
      errors: row.count('E'),
      wonPennant: row.text('LgWin') === 'Y',
      wonWorldSeries: row.text('WSWin') === 'Y',
    });
    if (!isNew) throw row.malformed('teamID', `"${team}" stands in ${year} twice`);
  });
};

/** Reads all tables of one record and checks them against its people and clubs. */
class RecordReader {
  readonly #files: RecordFiles;
  readonly #people: ReadonlyMap<string, Person>;
  readonly #seasons: SeasonRecordBuilder;
  readonly #coverage: SeasonCoverage;

  constructor(
    files: RecordFiles,
    people: ReadonlyMap<string, Person>,
    seasons: SeasonRecordBuilder,
    coverage: SeasonCoverage,
  ) {
    this.#files = files;
    this.#people = people;
    this.#seasons = seasons;
    this.#coverage = coverage;
  }

  #person(row: CsvRow<'playerID'>): Person {
    const playerID = row.text('playerID');
    const person = this.#people.get(playerID);
    if (person) return person;
    throw row.malformed('playerID', `"${playerID}" is not in People.csv`);
  }

  #stint(
    row: CsvRow<'playerID' | 'stint' | 'teamID' | 'lgID'>,
    year: number,
    seen: Set<string>,
  ): StintKey {
    const stint = row.count('stint');
    const team = row.text('teamID');
    if (!this.#seasons.hasClub(year, team)) {
      throw row.malformed('teamID', `"${team}" is not a club of ${year} in Teams.csv`);
    }
    const key = `${row.text('playerID')} ${year} ${stint}`;
    if (seen.has(key)) {
      throw row.malformed(
        'stint',
        `stint ${stint} of ${row.text('playerID')} stands in ${year} twice`,
      );
    }
    seen.add(key);
    return { stint, team, league: row.text('lgID') };
  }

  async batting(): Promise<void> {
    const columns = [
      ...(['playerID', 'yearID', 'stint', 'teamID', 'lgID', 'G', 'AB', 'R', 'H'] as const),
      ...(['2B', '3B', 'HR', 'RBI', 'SB', 'CS', 'BB', 'SO', 'IBB', 'HBP'] as const),
      ...(['SH', 'SF', 'GIDP'] as const),
    ] as const;
    const seen = new Set<string>();
    await readCsvTable(this.#files, 'Batting.csv', columns, (row) => {
      const year = readYear(row);
      this.#coverage.add('Batting.csv', year, row);
      const person = this.#person(row);
      const line = {
        G: row.count('G'),
        AB: row.count('AB'),
        R: row.count('R'),
        H: row.count('H'),
        '2B': row.count('2B'),
        '3B': row.count('3B'),
        HR: row.count('HR'),
        RBI: row.optionalCount('RBI'),
        SB: row.optionalCount('SB'),
        CS: row.optionalCount('CS'),
        BB: row.count('BB'),
        SO: row.optionalCount('SO'),
        IBB: row.optionalCount('IBB'),
        HBP: row.optionalCount('HBP'),
        SH: row.optionalCount('SH'),
        SF: row.optionalCount('SF'),
        GIDP: row.optionalCount('GIDP'),
      };
      if (line.H > line.AB) throw row.malformed('H', `${line.H} hits in ${line.AB} at-bats`);
      if (line['2B'] + line['3B'] + line.HR > line.H) {
        throw row.malformed('H', `fewer hits (${line.H}) than doubles, triples and home runs`);
      }
      if ((line.SO ?? 0) > line.AB) {
        throw row.malformed('SO', `${line.SO} strikeouts in ${line.AB} at-bats`);
      }
      this.#seasons.addBatting(year, person, this.#stint(row, year, seen), line);
    });
  }

  async pitching(): Promise<void> {
    const columns = [
      ...(['playerID', 'yearID', 'stint', 'teamID', 'lgID', 'W', 'L', 'G', 'GS'] as const),
      ...(['CG', 'SHO', 'SV', 'IPouts', 'H', 'ER', 'HR', 'BB', 'SO', 'HBP', 'BFP', 'GF'] as const),
      ...(['WP', 'BK'] as const),
    ] as const;
    const seen = new Set<string>();
    await readCsvTable(this.#files, 'Pitching.csv', columns, (row) => {
      const year = readYear(row);
      this.#coverage.add('Pitching.csv', year, row);
      const person = this.#person(row);
      const line = {
        W: row.count('W'),
        L: row.count('L'),
        G: row.count('G'),
        GS: row.count('GS'),
        CG: row.count('CG'),
        SHO: row.count('SHO'),
        SV: row.count('SV'),
        IPouts: row.count('IPouts'),
        H: row.count('H'),
        ER: row.count('ER'),
        HR: row.count('HR'),
        BB: row.count('BB'),
        SO: row.count('SO'),
        BFP: row.optionalCount('BFP'),
      };
      if (line.HR > line.H) throw row.malformed('HR', `${line.HR} home runs among ${line.H} hits`);
      if (line.GS > line.G) throw row.malformed('GS', `${line.GS} starts in ${line.G} games`);
      this.#seasons.addPitching(year, person, this.#stint(row, year, seen), line, {
        hitBatsmen: row.optionalCount('HBP'),
        gamesFinished: row.optionalCount('GF'),
        wildPitches: row.optionalCount('WP'),
        balks: row.optionalCount('BK'),
      });
    });
  }

  async appearances(): Promise<void> {
    const columns = [
      ...(['playerID', 'yearID', 'G_ph', 'G_pr'] as const),
      ...APPEARANCE_POSITIONS.map(([, column]) => column),
    ] as const;
    await readCsvTable(this.#files, 'Appearances.csv', columns, (row) => {
      const year = readYear(row);
      this.#coverage.add('Appearances.csv', year, row);
      const { playerID } = this.#person(row);
      const games: Partial<Record<FieldingPosition, number>> = {};
      for (const [position, column] of APPEARANCE_POSITIONS)
        games[position] = row.optionalCount(column) ?? 0;
      const pinch = { hit: row.optionalCount('G_ph') ?? 0, ran: row.optionalCount('G_pr') ?? 0 };
      this.#seasons.addAppearances(year, playerID, games, pinch);
    });
  }

  async fielding(): Promise<void> {
    const columns = ['playerID', 'yearID', 'POS', 'G', 'PB'] as const;
    await readCsvTable(this.#files, 'Fielding.csv', columns, (row) => {
      const { year, playerID, position } = this.#fielded(row, FIELDED_POSITIONS);
      this.#coverage.add('Fielding.csv', year, row);
      if (position === 'C') {
        this.#seasons.addPassedBalls(year, playerID, row.optionalCount('PB'));
      }
    });
  }

  async outfielders(): Promise<void> {
    const columns = ['playerID', 'yearID', 'POS', 'G'] as const;
    const positions = new Set(OUTFIELD_POSITIONS);
    await readCsvTable(
      this.#files,
      'FieldingOFsplit.csv',
      columns,
      (row) => void this.#fielded(row, positions),
      { optional: true },
    );
  }

  /** Adds the games of a row of a table of fielders. */
  #fielded(
    row: CsvRow<'playerID' | 'yearID' | 'POS' | 'G'>,
    positions: ReadonlySet<string>,
  ): { readonly year: number; readonly playerID: string; readonly position: FieldingPosition } {
    const year = readYear(row);
    const { playerID } = this.#person(row);
    const position = row.text('POS') as FieldingPosition;
    if (!positions.has(position))
      throw row.malformed('POS', `"${position}" is not a place in the field`);
    this.#seasons.addFielding(year, playerID, position, row.count('G'));
    return { year, playerID, position };
  }

  async honors(): Promise<void> {
    const optional = { optional: true };
    const awards = ['playerID', 'awardID', 'yearID'] as const;
    const addHonor = (row: CsvRow<'playerID' | 'yearID'>, award: string) => {
      const year = readYear(row);
      const { playerID } = this.#person(row);
      this.#seasons.addHonor(year, { playerID, award });
    };
    await readCsvTable(
      this.#files,
      'AwardsPlayers.csv',
      awards,
      (row) => addHonor(row, row.text('awardID')),
      optional,
    );
    await readCsvTable(
      this.#files,
      'AllstarFull.csv',
      ['playerID', 'yearID'],
      (row) => addHonor(row, ALL_STAR),
      optional,
    );
  }
}

/**
 * Reads the Lahman tables of a folder or of a zip archive: quoted or not, blank for unknown,
 * several stints per season.
 * @returns all seasons that it has, in order of year
 * @throws MalformedRecord with file, line and column
 */
export const readLahman = (location: string): Promise<readonly SeasonRecord[]> =>
  withRecordFiles(location, readRecordFiles);

/** Reads the Lahman tables of an open folder or archive. */
const readRecordFiles = async (files: RecordFiles): Promise<readonly SeasonRecord[]> => {
  const seasons = new SeasonRecordBuilder();
  const coverage = new SeasonCoverage();
  const people = await readPeople(files);
  await readClubs(files, seasons, coverage);
  const reader = new RecordReader(files, people, seasons, coverage);
  await reader.batting();
  await reader.pitching();
  await reader.appearances();
  await reader.fielding();
  await reader.outfielders();
  await reader.honors();
  coverage.check();
  return seasons.build();
};
