import { readFileSync } from 'node:fs';
import type { DeclaredStatement } from '../platform/database/statement.ts';
import type { ResultColumn, StatementDescription } from './describe-statement.ts';

/** The TypeScript types that pg reads PostgreSQL's types as, and takes them from. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'string',
  jsonb: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

/** Types of results that are not those of values. A date would be read in the local time zone. */
const RESULT_TYPES: Readonly<Record<string, string | undefined>> = {
  ...TYPES,
  date: undefined,
  json: 'unknown',
  jsonb: 'unknown',
  void: "''",
};

/** The keys of the interface in `column-types.ts`. */
const COLUMN_TYPES = new Set(
  readFileSync(new URL('../platform/database/column-types.ts', import.meta.url), 'utf8').match(
    /(?<=^ {2}')[^']+(?=':)/gm,
  ),
);

const MAX_LINE = 100;
const OUTER_JOIN = /\b(left|right|full)\s+(outer\s+)?join\b/i;

/** One statement, with what the database says of it. */
export interface DescribedStatement {
  readonly statement: DeclaredStatement;
  readonly description: StatementDescription;
}

/** Returns the text of `statement-types/<feature>.ts`. */
export function writeStatementTypes(
  feature: string,
  described: readonly DescribedStatement[],
): string {
  const byName = Map.groupBy(described, ({ statement }) => statement.name as string);
  const typeName = `${feature[0]!.toUpperCase()}${feature.slice(1)}Statements`;
  const knownRows = new Map<string, string>();
  const body = [...byName.keys()]
    .sort()
    .map((name) => {
      const { values, row } = typesOf(name, byName.get(name)!);
      const known = knownRows.get(row);
      if (known === undefined && isLong(`    row: ${row};`))
        knownRows.set(row, `${typeName}['${name}']['row']`);
      return writeMember(name, values, known ?? row);
    })
    .join('');
  return [
    '// Written by `npm run statements` from the migrated schema.\n',
    body.includes('ColumnTypes[') ? "import type { ColumnTypes } from '../column-types.ts';\n" : '',
    `\nexport interface ${typeName} {`,
    body === '' ? '}\n' : `\n${body}}\n`,
  ].join('');
}

const isLong = (line: string): boolean => line.length > MAX_LINE;

/** Returns the types of one name; several statements of a name must have the same rows. */
function typesOf(
  name: string,
  described: readonly DescribedStatement[],
): { values: string; row: string } {
  const [row, ...otherRows] = new Set(described.map(rowOf));
  if (otherRows.length > 0) throw new Error(`the statements ${name} return different rows`);
  const lists = described.map(valuesOf);
  const [list = []] = lists;
  const isSame = lists.every((other) => other.join() === list.join());
  const values = isSame
    ? writeTuple(list)
    : `readonly (${[...new Set(lists.flat())].sort().join(' | ')})[]`;
  return { values, row: row! };
}

/** Returns a member as the formatter sets it. */
function writeMember(name: string, values: string, row: string): string {
  const line = `  '${name}': { values: ${values}; row: ${row} };`;
  if (!isLong(line) && !values.includes('\n')) return `${line}\n`;
  const rowLine = `    row: ${row};`;
  const brokenRow = `    row: {\n      ${row.slice(2, -2).replaceAll('; ', ';\n      ')};\n    };`;
  return [
    `  '${name}': {\n`,
    `    values: ${values};\n`,
    `${isLong(rowLine) ? brokenRow : rowLine}\n`,
    '  };\n',
  ].join('');
}

/** Returns a tuple on one line if it fits, or with a line for each element. */
function writeTuple(types: readonly string[]): string {
  const line = `[${types.join(', ')}]`;
  if (!isLong(`    values: ${line};`)) return line;
  return `[\n${types.map((type) => `      ${type},\n`).join('')}    ]`;
}

function valuesOf({ statement, description }: DescribedStatement): string[] {
  return description.values.map((type, index) => {
    const name = `$${index + 1}`;
    const { types = {}, nullable = [] } = statement.options;
    const isArray = type.startsWith('_');
    const base = typeOf(type.replace(/^_/, ''), types[name], TYPES, `${statement.name} ${name}`);
    const element = nullable.includes(name) ? `${base} | null` : base;
    if (!isArray) return element;
    return element.includes(' ') ? `readonly (${element})[]` : `readonly ${element}[]`;
  });
}

function rowOf({ statement, description }: DescribedStatement): string {
  const { columns, values } = description;
  checkOptions(statement, [
    ...(columns ?? []).map(({ name }) => name),
    ...values.map((_, index) => `$${index + 1}`),
  ]);
  if (columns === null) return 'never';
  if (columns.length === 0) return 'object';
  if (new Set(columns.map(({ name }) => name)).size < columns.length)
    throw new Error(`${statement.name} returns two columns of one name`);
  return `{ ${columns.map((column) => writeColumn(statement, column)).join('; ')} }`;
}

function writeColumn(
  { name: statementName, options }: DeclaredStatement,
  { name, type, origin, notNull }: ResultColumn,
): string {
  const key = options.types?.[name] ?? origin ?? '';
  const place = `${statementName} ${name}`;
  const element = typeOf(type.replace(/^_/, ''), key, RESULT_TYPES, place);
  const full = type.startsWith('_') ? `${element}[]` : element;
  const isNotNull =
    (notNull || options.notNull?.includes(name)) && !options.nullable?.includes(name);
  const label = /^\w+$/.test(name) ? name : `'${name}'`;
  return `${label}: ${isNotNull || full === 'unknown' ? full : `${full} | null`}`;
}

function typeOf(
  type: string,
  key: string | undefined,
  types: Readonly<Record<string, string | undefined>>,
  place: string,
): string {
  if (key !== undefined && COLUMN_TYPES.has(key)) return `ColumnTypes['${key}']`;
  const known = types[type];
  if (known === undefined) throw new Error(`${place}: cast the type ${type} to a usual one`);
  return known;
}

/** Throws if an option names nothing of the statement, or an outer join is not spoken of. */
function checkOptions({ name, text, options }: DeclaredStatement, known: readonly string[]): void {
  const { notNull = [], nullable = [], types = {} } = options;
  const unknown = [...notNull, ...nullable, ...Object.keys(types)].find(
    (item) => !known.includes(item),
  );
  if (unknown !== undefined) throw new Error(`${name} has no ${unknown}, which its options name`);
  if (OUTER_JOIN.test(text) && options.nullable === undefined)
    throw new Error(`${name} has an outer join: say in its option nullable what that makes null`);
}
