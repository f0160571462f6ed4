/** A row of a dump: the text of each column, null for NULL. */
export type DumpRow = Readonly<Record<string, string | null>>;

/** The rows of each table. */
export type Dump = ReadonlyMap<string, readonly DumpRow[]>;

const COPY = /^COPY (?:public\.)?"?(\w+)"? \((.*)\) FROM stdin;$/;
const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Parses a dump as pg_dump writes it: COPY statements with their rows; the rest is passed over. */
export function parseDump(text: string): Dump {
  const tables = new Map<string, DumpRow[]>();
  let columns: string[] | null = null;
  let rows: DumpRow[] = [];
  for (const line of text.split('\n')) {
    if (columns === null) {
      const [, table, list] = COPY.exec(line) ?? [];
      if (table === undefined || list === undefined) continue;
      columns = list.split(', ').map((name) => name.replaceAll('"', ''));
      rows = tables.get(table) ?? [];
      tables.set(table, rows);
    } else if (line === '\\.') {
      columns = null;
    } else {
      const values = line.split('\t').map(parseValue);
      rows.push(Object.fromEntries(columns.map((name, index) => [name, values[index] ?? null])));
    }
  }
  return tables;
}

const parseValue = (text: string): string | null =>
  text === '\\N'
    ? null
    : text.replaceAll(/\\(.)/g, (_, escaped: string) => ESCAPES[escaped] ?? escaped);
