/** The position of an error in the record. Lines count from 1; the header is line 1. */
export interface RecordPosition {
  readonly file: string;
  /** Null if the whole file is missing. */
  readonly line: number | null;
  /**
   * The column's name in the header, its number if the header lacks it, or null for the whole line.
   */
  readonly column: string | null;
}

/**
 * The error of a malformed file of the record. Its message is one sentence for the user that names
 * file, line and column. Thrown before anything is stored.
 */
export class MalformedRecord extends Error {
  readonly code = 'malformed_record';
  readonly file: string;
  readonly line: number | null;
  readonly column: string | null;

  constructor(place: RecordPosition, problem: string) {
    const line = place.line === null ? '' : `, line ${place.line}`;
    const column = place.column === null ? '' : `, column ${place.column}`;
    super(`${place.file}${line}${column}: ${problem}.`);
    this.name = 'MalformedRecord';
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
  }
}
