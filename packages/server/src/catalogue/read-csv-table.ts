import { CsvError, parse } from 'csv-parse/sync';
import type { RecordFile } from './locate-record-files.ts';
import { MalformedRecord } from './malformed-record.ts';
import type { RecordFiles } from './record-files.ts';
import { decodeUtf8 } from './decode-utf8.ts';

/** One row of a table, read by column names. Valid only until the next row is read. */
export interface CsvRow<Column extends string> {
  readonly line: number;
  text(column: Column): string;
  /** Returns a whole number, 0 or more. Blank is malformed. */
  count(column: Column): number;
  /** Returns a whole number; null if the record has a blank. */
  optionalCount(column: Column): number | null;
  /** Returns the error to throw if a field of this row is impossible. */
  malformed(column: Column, problem: string): MalformedRecord;
}

/** No figure of a season has as many digits; a longer one is an error of the file. */
const MAX_DIGITS = 6;

const quoteShortened = (text: string) => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;

/** Returns the number of a field of digits, or -1 if the field is anything else or too long. */
const parseDigits = (text: string): number => {
  if (text.length === 0 || text.length > MAX_DIGITS) return -1;
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
};

const countNewlines = (fields: readonly string[]) =>
  fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0);

class TableRow<Column extends string> implements CsvRow<Column> {
  /** The line on which the row ends; a quoted field may span lines. */
  lastLine = 1;
  fields: readonly string[] = [];
  readonly #file: string;
  readonly #indexes: ReadonlyMap<string, number>;

  constructor(file: string, indexes: ReadonlyMap<string, number>) {
    this.#file = file;
    this.#indexes = indexes;
  }

  get line(): number {
    return this.lastLine - countNewlines(this.fields);
  }

  text(column: Column): string {
    return this.fields[this.#indexes.get(column) as number] as string;
  }

  count(column: Column): number {
    const text = this.text(column);
    const value = parseDigits(text);
    if (value >= 0) return value;
    throw this.malformed(
      column,
      text === '' ? 'a number is missing' : `${quoteShortened(text)} is not a whole number`,
    );
  }

  optionalCount(column: Column): number | null {
    return this.text(column) === '' ? null : this.count(column);
  }

  malformed(column: Column, problem: string): MalformedRecord {
    return new MalformedRecord({ file: this.#file, line: this.line, column }, problem);
  }
}

/** Returns the index of each column by name. The header may have any order and further columns. */
const readHeader = (
  file: string,
  line: number,
  names: readonly string[],
  columns: readonly string[],
) => {
  const [whole = ''] = names;
  if (names.length === 1 && columns.length > 1 && /[;\t]/.test(whole)) {
    throw new MalformedRecord(
      { file, line, column: null },
      'the fields are parted by semicolons or tabs where commas are needed',
    );
  }
  const indexes = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    if (indexes.has(name) && columns.includes(name)) {
      throw new MalformedRecord({ file, line, column: name }, 'the header names this column twice');
    }
    indexes.set(name, index);
  }
  for (const column of columns) {
    if (!indexes.has(column)) {
      throw new MalformedRecord({ file, line, column }, 'the header does not name this column');
    }
  }
  return indexes;
};

/** The messages of csv-parse's error codes. */
const PARSE_ERROR_MESSAGES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quotation mark',
  INVALID_OPENING_QUOTE: 'a quotation mark stands inside a field that is not quoted',
};

/**
 * Reads one CSV file of the record and calls `onRow` for each row. The file may be quoted or not,
 * with or without a byte-order mark, with LF or CRLF.
 * @returns false if the file is missing and optional
 * @throws MalformedRecord
 */
export const readCsvTable = async <Column extends string>(
  files: RecordFiles,
  file: RecordFile,
  columns: readonly Column[],
  onRow: (row: CsvRow<Column>) => void,
  { optional = false } = {},
): Promise<boolean> => {
  const bytes = await files.read(file);
  if (bytes === null) {
    if (optional) return false;
    throw new MalformedRecord(
      { file, line: null, column: null },
      `the file is missing from ${files.location}`,
    );
  }
  const text = decodeUtf8(file, bytes);

  let names: readonly string[] | null = null;
  let row: TableRow<Column> | null = null;
  let nextLine = 1;
  const onRecord = (fields: readonly string[], { lines }: { lines: number }) => {
    nextLine = lines + 1;
    if (names === null || row === null) {
      names = fields.map((name) => name.trim());
      row = new TableRow(file, readHeader(file, lines, names, columns));
      return;
    }
    if (fields.length !== names.length) {
      const column = names[fields.length] ?? `${names.length + 1}`;
      throw new MalformedRecord(
        { file, line: lines - countNewlines(fields), column },
        `the line has ${fields.length} fields where the header names ${names.length}`,
      );
    }
    row.lastLine = lines;
    row.fields = fields;
    onRow(row);
  };

  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: onRecord as never,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const columnIndex = Number(error['column'] ?? 0);
    const known: readonly string[] = names ?? [];
    throw new MalformedRecord(
      { file, line: nextLine, column: known[columnIndex] ?? `${columnIndex + 1}` },
      PARSE_ERROR_MESSAGES[error.code] ?? error.message,
    );
  }
  if (names === null) {
    throw new MalformedRecord({ file, line: 1, column: null }, 'the file is empty');
  }
  return true;
};
