import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { MalformedRecord } from './malformed-record.ts';

/** One line of a table, read by the names of its columns. Valid only until the next line is read. */
export interface Row<Column extends string> {
  readonly line: number;
  text(column: Column): string;
  /** A whole number, 0 or more. Blank is malformed. */
  count(column: Column): number;
  /** A whole number, or null where the record left it blank. */
  countIfKept(column: Column): number | null;
  /** What to throw for this line when a field says something impossible. */
  malformed(column: Column, trouble: string): MalformedRecord;
}

/** No figure of a season comes near; a longer one is a slip of the file. */
const MOST_DIGITS = 6;

const shown = (text: string) => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;

/** The number that a field of digits spells, or -1. */
const digits = (text: string): number => {
  if (text.length === 0 || text.length > MOST_DIGITS) return -1;
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
};

const newlinesIn = (fields: readonly string[]) =>
  fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0);

class TableRow<Column extends string> implements Row<Column> {
  /** Where the row ends: a quoted field may span lines. */
  lastLine = 1;
  fields: readonly string[] = [];
  readonly #file: string;
  readonly #places: ReadonlyMap<string, number>;

  constructor(file: string, places: ReadonlyMap<string, number>) {
    this.#file = file;
    this.#places = places;
  }

  get line(): number {
    return this.lastLine - newlinesIn(this.fields);
  }

  text(column: Column): string {
    return this.fields[this.#places.get(column) as number] as string;
  }

  count(column: Column): number {
    const text = this.text(column);
    const value = digits(text);
    if (value >= 0) return value;
    throw this.malformed(
      column,
      text === '' ? 'a number is missing' : `${shown(text)} is not a whole number`,
    );
  }

  countIfKept(column: Column): number | null {
    return this.text(column) === '' ? null : this.count(column);
  }

  malformed(column: Column, trouble: string): MalformedRecord {
    return new MalformedRecord({ file: this.#file, line: this.line, column }, trouble);
  }
}

/** Where the columns are, by name. The header's order is free, columns that nobody asks for are passed over. */
const readHeader = (
  file: string,
  line: number,
  names: readonly string[],
  asked: readonly string[],
) => {
  const places = new Map<string, number>();
  for (const [place, name] of names.entries()) {
    if (places.has(name) && asked.includes(name)) {
      throw new MalformedRecord({ file, line, column: name }, 'the header names this column twice');
    }
    places.set(name, place);
  }
  for (const column of asked) {
    if (!places.has(column)) {
      throw new MalformedRecord({ file, line, column }, 'the header does not name this column');
    }
  }
  return places;
};

/** What csv-parse's complaints mean, in words of the file's owner. */
const TROUBLES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quotation mark',
  INVALID_OPENING_QUOTE: 'a quotation mark stands inside a field that is not quoted',
};

/** The bytes as text; bytes that are not UTF-8 are told with their line and column. */
const decode = (file: string, bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const header = buffer.toString('utf8', 0, Math.max(0, buffer.indexOf(0x0a)));
    const names = header.replace(/^\uFEFF/, '').split(',');
    let line = 1;
    for (let start = 0; ; line++) {
      const newline = buffer.indexOf(0x0a, start);
      const text = buffer.toString('utf8', start, newline < 0 ? buffer.length : newline);
      const at = text.indexOf('\uFFFD');
      if (at >= 0 || newline < 0) {
        const before = text.slice(0, Math.max(0, at)).replaceAll(/"[^"]*"/g, '');
        const place = before.split(',').length - 1;
        const column = names[place]?.replaceAll('"', '').trim() || `${place + 1}`;
        throw new MalformedRecord({ file, line, column }, 'the bytes here are not UTF-8 text');
      }
      start = newline + 1;
    }
  }
};

/**
 * Reads one CSV file of the record, line by line: quoted or not, with or without a byte-order mark, LF or CRLF.
 * @returns false where the file is not there and need not be
 * @throws MalformedRecord
 */
export const readTable = async <Column extends string>(
  directory: string,
  file: string,
  columns: readonly Column[],
  take: (row: Row<Column>) => void,
  { optional = false } = {},
): Promise<boolean> => {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(join(directory, file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && optional) return false;
    const trouble = code === 'ENOENT' ? 'is missing from' : `can't be read (${code}) in`;
    throw new MalformedRecord(
      { file, line: null, column: null },
      `the file ${trouble} ${directory}`,
    );
  }
  const text = decode(file, bytes);

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
        { file, line: lines - newlinesIn(fields), column },
        `the line has ${fields.length} fields where the header names ${names.length}`,
      );
    }
    row.lastLine = lines;
    row.fields = fields;
    take(row);
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
    const place = Number(error['column'] ?? 0);
    const known: readonly string[] = names ?? [];
    throw new MalformedRecord(
      { file, line: nextLine, column: known[place] ?? `${place + 1}` },
      TROUBLES[error.code] ?? error.message,
    );
  }
  if (names === null) {
    throw new MalformedRecord({ file, line: 1, column: null }, 'the file is empty');
  }
  return true;
};
