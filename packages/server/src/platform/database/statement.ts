import type { ColumnTypes } from './column-types.ts';
import type { StatementTypes } from './statement-types.ts';

/*
 * Every SQL statement of the program is a constant of a `*-store.ts`:
 *
 *     const FIND = statement('wallet.find', 'select balance from wallet where user_id = $1');
 *     const rows = await queries.query(FIND, [userID]);
 *
 * To add or change one: write it, run `npm run statements -- wallet`, then use it. The command
 * reads the types of its values and rows from the migrated schema into `statement-types/wallet.ts`.
 * A name that is not there yet does not compile. A text that depends on a key (a sort order, a
 * board) is composed when the module is loaded, one statement for each key:
 *
 *     const LIST = statements('cards.list', { rating: listBy('rating'), year: listBy('year') });
 *     const rows = await queries.query(LIST[order], [userID]);
 *
 * Rules of the types: a column of a table is null where the table says so, an expression may always
 * be null, a value never is. What the database can't say stands in the options. Values of type json
 * are JSON text. A statement with an outer join must have the option `nullable`.
 */

export type StatementName = keyof StatementTypes;

/** A SQL statement whose values and rows are typed by its name. */
export interface Statement<Name extends StatementName = StatementName> {
  readonly name: Name;
  readonly text: string;
  /** Whether each connection prepares it once, which halves its cost: for hot paths. */
  readonly prepared: boolean;
}

/** The values of a statement: `$1`, `$2` … */
export type StatementValues<Name extends StatementName> = StatementTypes[Name]['values'];
export type StatementRow<Name extends StatementName> = StatementTypes[Name]['row'];

export interface StatementOptions {
  readonly prepared?: boolean;
  /** Expressions that are never null. */
  readonly notNull?: readonly string[];
  /**
   * Columns that an outer join makes null, and values that may be null: `'$2'`. Of an array value
   * it is the elements that may be null.
   */
  readonly nullable?: readonly string[];
  /**
   * Expressions and values that have a type of `column-types.ts`: `{ $2: 'session_token.kind' }`.
   */
  readonly types?: Readonly<Record<string, keyof ColumnTypes>>;
  /** Statements that create what the text needs: a temporary table. */
  readonly after?: readonly Statement[];
}

/** A statement as it was declared, for the check against the schema. */
export interface DeclaredStatement extends Statement {
  /** The key of a statement that is one of several with the same types. */
  readonly key: string;
  readonly options: StatementOptions;
}

/** All statements of the stores loaded so far, by name and key. */
const declared = new Map<string, DeclaredStatement>();

export const listDeclaredStatements = (): readonly DeclaredStatement[] => [...declared.values()];

/**
 * Declares a statement.
 *
 * @param name the feature and what the statement does; unique in the program.
 */
export const statement = <const Name extends StatementName>(
  name: Name,
  text: string,
  options: StatementOptions = {},
): Statement<Name> => declare(name, '', text, options);

/** Declares statements that differ in their text only, one for each key. */
export function statements<const Name extends StatementName, Key extends string | number>(
  name: Name,
  texts: Readonly<Record<Key, string>>,
  options: StatementOptions = {},
): Readonly<Record<Key, Statement<Name>>> {
  const entries = Object.entries<string>(texts).map(([key, text]) => [
    key,
    declare(name, key, text, options),
  ]);
  return Object.fromEntries(entries) as Record<Key, Statement<Name>>;
}

function declare<Name extends StatementName>(
  name: Name,
  key: string,
  text: string,
  options: StatementOptions,
): Statement<Name> {
  const fullName = key === '' ? name : `${name}:${key}`;
  if (declared.has(fullName)) throw new Error(`the statement ${fullName} is declared twice`);
  declared.set(fullName, { name, key, text, prepared: options.prepared ?? false, options });
  // The connection prepares a statement under this name, so it is unique among the keys too.
  return { name: fullName as Name, text, prepared: options.prepared ?? false };
}
