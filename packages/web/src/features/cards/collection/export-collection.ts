import { tierOf } from '@pennant/rules/cards/tier';

import type { CollectionCard } from './collection-data.ts';

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

/** Without it, spreadsheets on Windows assume an older encoding; other readers skip it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Matches text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns a value as a CSV cell: a formula gets a leading quote, which disables it, and special
 * characters are quoted (RFC 4180).
 */
function formatCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns the cards as CSV: RFC 4180 with a head, in UTF-8 with a byte order mark. */
export const formatCsv = (cards: readonly CollectionCard[]): string =>
  BYTE_ORDER_MARK +
  [
    COLUMNS.map(([head]) => head),
    ...cards.map((card) => COLUMNS.map(([, valueOf]) => formatCell(valueOf(card)))),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** Returns the cards as JSON: objects with the API's field names, the card's name in plain text. */
export const formatJson = (cards: readonly CollectionCard[]): string =>
  `${JSON.stringify(
    cards.map((card) => ({
      ...card,
      name: decodeURIComponent(card.name),
      tier: tierOf(card.rating),
    })),
    null,
    1,
  )}\n`;
