import pg from 'pg';
import type { BackupTable } from './backup-header.ts';

/*
 * The content of a backup is SQL that psql reads too: for each table a COPY statement, its rows in
 * COPY's text format, a line `\.`, and a comment with their number.
 */

const END_OF_ROWS = '\\.\n';
const NEWLINE = 0x0a;

/** Returns a comma list of quoted column names. */
export const columnList = ({ columns }: BackupTable): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

const copyLine = (table: BackupTable): string =>
  `COPY ${pg.escapeIdentifier(table.name)} (${columnList(table)}) FROM stdin;\n`;

const countLine = (rows: number): string => `-- ${rows} rows\n`;

/** The rows of a table in COPY's text format, and after the last of them their number. */
export interface CopiedRows extends AsyncIterable<Buffer> {
  readonly rowCount: number;
}

/** Yields the content: the rows of one table after the other. */
export async function* writeContent(
  tables: readonly BackupTable[],
  copyRows: (table: BackupTable) => CopiedRows,
): AsyncGenerator<Buffer> {
  for (const table of tables) {
    yield Buffer.from(copyLine(table));
    const rows = copyRows(table);
    yield* rows;
    yield Buffer.from(END_OF_ROWS + countLine(rows.rowCount));
  }
}

/**
 * Reads a content that `writeContent` wrote: hands the rows of each table to `receive`, which
 * returns their number.
 *
 * @throws Error if anything else follows than the tables, or rows are missing.
 */
export async function readContent(
  content: AsyncIterable<Buffer>,
  tables: readonly BackupTable[],
  receive: (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<number>,
): Promise<void> {
  const lines = new LineReader(content);
  for (const table of tables) {
    if (`${await lines.readLine()}\n` !== copyLine(table))
      throw new Error(`the table ${table.name} is not where it should be`);
    const rows = await receive(table, lines.readRows());
    if (`${await lines.readLine()}\n` !== countLine(rows))
      throw new Error(`the table ${table.name} has ${rows} rows, which is not their number`);
  }
  if ((await lines.readLine()) !== null) throw new Error('more follows after the last table');
}

/** Reads whole lines from chunks of bytes. */
class LineReader {
  readonly #chunks: AsyncIterator<Buffer>;
  /** What has been read beyond; it begins with the begin of a line. */
  #pending: Buffer = Buffer.alloc(0);

  constructor(content: AsyncIterable<Buffer>) {
    this.#chunks = content[Symbol.asyncIterator]();
  }

  /** Returns the next line without its end; null after the last one. */
  async readLine(): Promise<string | null> {
    let end = this.#pending.indexOf(NEWLINE);
    while (end === -1) {
      if (!(await this.#readChunk())) {
        if (this.#pending.length === 0) return null;
        throw new Error('the last line is cut off');
      }
      end = this.#pending.indexOf(NEWLINE);
    }
    const line = this.#pending.toString('utf8', 0, end);
    this.#pending = this.#pending.subarray(end + 1);
    return line;
  }

  /** Yields the rows up to the line that ends them, which is read too. */
  async *readRows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#pending.toString('latin1', 0, END_OF_ROWS.length) === END_OF_ROWS) {
        this.#pending = this.#pending.subarray(END_OF_ROWS.length);
        return;
      }
      const end = this.#pending.indexOf(`\n${END_OF_ROWS}`, 'latin1');
      const whole = end === -1 ? this.#pending.lastIndexOf(NEWLINE) : end;
      if (whole !== -1) {
        yield this.#pending.subarray(0, whole + 1);
        this.#pending = this.#pending.subarray(whole + 1);
      } else if (!(await this.#readChunk())) {
        throw new Error('the rows of a table are cut off');
      }
    }
  }

  async #readChunk(): Promise<boolean> {
    const { value, done } = await this.#chunks.next();
    if (done === true) return false;
    this.#pending = this.#pending.length === 0 ? value : Buffer.concat([this.#pending, value]);
    return true;
  }
}
