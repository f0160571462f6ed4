import type { ReadRecordTable } from '../../lahman-record/read-record-table.ts';
import { RecordedSum } from './recorded-sum.ts';

/** A league's season in the record, per club and game; null where it was not recorded. */
export interface LeagueRecord {
  /** Shares of starts. */
  readonly completeGames: number | null;
  readonly inningsPerStart: number | null;
  readonly runs: number | null;
  readonly errors: number | null;
  /** Wild pitches, passed balls and balks. */
  readonly loosePitches: number | null;
  readonly stolenBases: number | null;
  readonly caughtStealing: number | null;
  readonly intentionalWalks: number | null;
  readonly sacrificeFlies: number | null;
  readonly doublePlays: number | null;
  readonly pinchHitters: number | null;
  readonly pinchRunners: number | null;
}

/** The league-seasons of a record, by year and league: "1968 NL". */
export type LeagueRecords = ReadonlyMap<string, LeagueRecord>;

/** Returns the key of a league's season. */
export const leagueKey = (year: number, league: string): string => `${year} ${league}`;

/** Intentional walks are compared from this season on: the first that recorded them. */
const FIRST_INTENTIONAL_WALKS = 1955;

class LeagueSums {
  games = 0;
  readonly runs = new RecordedSum();
  readonly errors = new RecordedSum();
  readonly SB = new RecordedSum();
  readonly CS = new RecordedSum();
  readonly IBB = new RecordedSum();
  readonly SF = new RecordedSum();
  readonly GIDP = new RecordedSum();
  readonly WP = new RecordedSum();
  readonly BK = new RecordedSum();
  readonly PB = new RecordedSum();
  readonly pinchHit = new RecordedSum();
  readonly pinchRan = new RecordedSum();
  starts = 0;
  completeGames = 0;
  outs = 0;
  reliefGames = 0;
  /** Of pitchers who never started: the record has only the sum of a pitcher's outs. */
  relieversGames = 0;
  relieversOuts = 0;

  /** Returns the innings of the average start: all outs less those of the games in relief. */
  private inningsPerStart(): number | null {
    if (this.starts === 0) return null;
    const outsPerRelief = this.relieversGames > 0 ? this.relieversOuts / this.relieversGames : 3;
    return (this.outs - this.reliefGames * outsPerRelief) / this.starts / 3;
  }

  record(year: number): LeagueRecord {
    const perGame = (...sums: readonly RecordedSum[]): number | null => {
      const values = sums.map((sum) => sum.value());
      const total = values.reduce<number>((all, value) => all + (value ?? 0), 0);
      return this.games === 0 || values.includes(null) ? null : total / this.games;
    };
    return {
      completeGames: this.starts > 0 ? this.completeGames / this.starts : null,
      inningsPerStart: this.inningsPerStart(),
      runs: perGame(this.runs),
      errors: perGame(this.errors),
      loosePitches: perGame(this.WP, this.PB, this.BK),
      stolenBases: perGame(this.SB),
      caughtStealing: perGame(this.CS),
      intentionalWalks: year >= FIRST_INTENTIONAL_WALKS ? perGame(this.IBB) : null,
      sacrificeFlies: perGame(this.SF),
      doublePlays: perGame(this.GIDP),
      pinchHitters: perGame(this.pinchHit),
      pinchRunners: perGame(this.pinchRan),
    };
  }
}

/** Reads what the real leagues did, season by season, from the tables of the record. */
export const readLeagueRecords = async (readTable: ReadRecordTable): Promise<LeagueRecords> => {
  const leagues = new Map<string, { readonly year: number; readonly sums: LeagueSums }>();
  /** Returns the sums that a row belongs to. */
  const sumsOf = (row: {
    count(column: 'yearID'): number;
    text(column: 'lgID'): string;
  }): LeagueSums => {
    const year = row.count('yearID');
    const key = leagueKey(year, row.text('lgID'));
    const known = leagues.get(key) ?? { year, sums: new LeagueSums() };
    leagues.set(key, known);
    return known.sums;
  };
  const teams = ['yearID', 'lgID', 'G', 'R', 'E'] as const;
  await readTable('Teams.csv', teams, (row) => {
    const sums = sumsOf(row);
    sums.games += row.count('G');
    sums.runs.add(row.count('R'), 1);
    sums.errors.add(row.optionalCount('E'), 1);
  });
  const batting = ['yearID', 'lgID', 'AB', 'SB', 'CS', 'IBB', 'SF', 'GIDP'] as const;
  await readTable('Batting.csv', batting, (row) => {
    const sums = sumsOf(row);
    const atBats = row.count('AB');
    for (const column of ['SB', 'CS', 'IBB', 'SF', 'GIDP'] as const) {
      sums[column].add(row.optionalCount(column), atBats);
    }
  });
  const pitching = ['yearID', 'lgID', 'G', 'GS', 'CG', 'IPouts', 'WP', 'BK'] as const;
  await readTable('Pitching.csv', pitching, (row) => {
    const sums = sumsOf(row);
    const [games, starts, outs] = [row.count('G'), row.count('GS'), row.count('IPouts')];
    sums.starts += starts;
    sums.completeGames += row.count('CG');
    sums.outs += outs;
    sums.reliefGames += games - starts;
    if (starts === 0) {
      sums.relieversGames += games;
      sums.relieversOuts += outs;
    }
    sums.WP.add(row.optionalCount('WP'), outs);
    sums.BK.add(row.optionalCount('BK'), outs);
  });
  const fielding = ['yearID', 'lgID', 'POS', 'G', 'PB'] as const;
  await readTable('Fielding.csv', fielding, (row) => {
    if (row.text('POS') !== 'C') return;
    sumsOf(row).PB.add(row.optionalCount('PB'), row.count('G'));
  });
  const appearances = ['yearID', 'lgID', 'G_ph', 'G_pr'] as const;
  await readTable('Appearances.csv', appearances, (row) => {
    const sums = sumsOf(row);
    sums.pinchHit.add(row.optionalCount('G_ph'), 1);
    sums.pinchRan.add(row.optionalCount('G_pr'), 1);
  });
  return new Map([...leagues].map(([key, { year, sums }]) => [key, sums.record(year)]));
};
