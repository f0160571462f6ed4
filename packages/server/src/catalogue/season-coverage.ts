import { describeYears } from '@pennant/rules/text/describe-years';
import type { RecordFile } from './locate-record-files.ts';
import type { CsvRow } from './read-csv-table.ts';
import { MalformedRecord } from './malformed-record.ts';

/** The tables that have lines of every season. */
const COVERED_FILES = [
  'Teams.csv',
  'Batting.csv',
  'Pitching.csv',
  'Appearances.csv',
  'Fielding.csv',
] as const satisfies readonly RecordFile[];
type CoveredFile = (typeof COVERED_FILES)[number];

/** A row of a table, valid until the next is read; after the last one it is that. */
type Row = Pick<CsvRow<never>, 'line'>;

interface FileCoverage {
  /** The first line of each season. */
  readonly lines: Map<number, number>;
  lastRow: Row;
}

/** Which seasons each table of a record has, to tell a record that lacks one in its midst. */
export class SeasonCoverage {
  readonly #files = new Map<CoveredFile, FileCoverage>(
    COVERED_FILES.map((file) => [file, { lines: new Map(), lastRow: { line: 1 } }]),
  );

  add(file: CoveredFile, year: number, row: Row): void {
    const coverage = this.#of(file);
    if (!coverage.lines.has(year)) coverage.lines.set(year, row.line);
    coverage.lastRow = row;
  }

  /**
   * Checks that the clubs' seasons follow each other, and that every other table has lines of each.
   * @throws MalformedRecord that names the first line of the season after the one that is missing
   */
  check(): void {
    const clubs = this.#of('Teams.csv').lines;
    const years = [...clubs.keys()].toSorted((a, b) => a - b);
    for (const [index, year] of years.entries()) {
      const before = years[index - 1];
      if (before === undefined || before === year - 1) continue;
      const missing = Array.from({ length: year - 1 - before }, (_, i) => before + 1 + i);
      throw this.#missing('Teams.csv', missing, `missing, with ${before} and ${year} here`);
    }
    for (const file of COVERED_FILES) {
      const missing = years.filter((year) => !this.#of(file).lines.has(year));
      if (missing.length > 0) throw this.#missing(file, missing, 'missing, which Teams.csv has');
    }
  }

  /** Returns the error of seasons that a file lacks, the first of which stands first. */
  #missing(file: CoveredFile, seasons: readonly number[], problem: string): MalformedRecord {
    const { lines, lastRow } = this.#of(file);
    const [first = 0] = seasons;
    const next = [...lines.keys()].filter((year) => year > first).toSorted((a, b) => a - b)[0];
    const line = (next === undefined ? undefined : lines.get(next)) ?? lastRow.line;
    const subject = seasons.length === 1 ? 'season' : 'seasons';
    const verb = seasons.length === 1 ? 'is' : 'are';
    return new MalformedRecord(
      { file, line, column: 'yearID' },
      `the ${subject} ${describeYears(seasons)} ${verb} ${problem}`,
    );
  }

  #of(file: CoveredFile): FileCoverage {
    const coverage = this.#files.get(file);
    if (coverage === undefined) throw new Error(`the seasons of ${file} are not looked at`);
    return coverage;
  }
}
