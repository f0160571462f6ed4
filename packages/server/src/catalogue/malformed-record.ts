/** Where in the record something is wrong. Lines count from 1, the header being line 1. */
export interface MalformedPlace {
  readonly file: string;
  /** Null where the whole file is the trouble: it is not there. */
  readonly line: number | null;
  /** The column's name in the header, its number where the header does not name it, or null for the whole line. */
  readonly column: string | null;
}

/**
 * A file of the record that can't be read as what it should be. Its message is one sentence for a person that names file, line
 * and column. Thrown before anything is stored.
 */
export class MalformedRecord extends Error {
  readonly code = 'malformed_record';
  readonly file: string;
  readonly line: number | null;
  readonly column: string | null;

  constructor(place: MalformedPlace, trouble: string) {
    const line = place.line === null ? '' : `, line ${place.line}`;
    const column = place.column === null ? '' : `, column ${place.column}`;
    super(`${place.file}${line}${column}: ${trouble}.`);
    this.name = 'MalformedRecord';
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
  }
}
