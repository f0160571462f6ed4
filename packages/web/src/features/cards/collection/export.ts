import { tierOf } from '@pennant/rules/cards/tier';

import type { CollectionCard } from './columns.ts';

const COLUMNS: readonly (readonly [head: string, (card: CollectionCard) => string | number])[] = [
  ['Name', ({ name }) => decodeURIComponent(name)],
  ['Year', ({ year }) => year],
  ['Type', ({ type }) => type],
  ['Team', ({ teamNameID }) => teamNameID],
  ['Pos', ({ positions }) => positions],
  ['Rating', ({ rating }) => rating],
  ['Quantity', ({ amount }) => amount],
  ['Tier', ({ rating }) => tierOf(rating)],
  ['Club', ({ clubName }) => clubName],
  ['Variant', ({ displayKey }) => displayKey],
  ['CardID', ({ cardID }) => cardID],
];

/** Spreadsheets on Windows take a file for an older encoding without it, and garble every accent; other readers skip it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Text as a CSV cell: a formula is defused with a leading quote, what would break the row is quoted (RFC 4180). */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Cards as CSV: RFC 4180 with a head, in UTF-8 with a byte order mark. */
export const csvOf = (cards: readonly CollectionCard[]): string =>
  BYTE_ORDER_MARK +
  [
    COLUMNS.map(([head]) => head),
    ...cards.map((card) => COLUMNS.map(([, valueOf]) => cellOf(valueOf(card)))),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** Cards as JSON: a list of objects with the API's own field names, the name in plain text. */
export const jsonOf = (cards: readonly CollectionCard[]): string =>
  `${JSON.stringify(
    cards.map((card) => ({
      ...card,
      name: decodeURIComponent(card.name),
      tier: tierOf(card.rating),
    })),
    null,
    1,
  )}\n`;
