import type { GameEvent, Move } from '@pennant/rules/games/event';
import { fromStoredDraws, toStoredDraws } from './stored-draws.ts';

/** The dice that a sum is of. */
type DiceName = 'batterDice' | 'extraDice' | 'pitcherDice';

/** How a field of an event is stored. */
interface StoredField {
  /** Stored events are never rewritten: the letter of a field is never given to another one. */
  readonly letter: string;
  /** The value that most events have, which is not stored. */
  readonly usual?: unknown;
  /** The field is not stored where it is the sum of these dice. */
  readonly sumOf?: DiceName;
  readonly store?: (value: never) => unknown;
  readonly read?: (stored: never) => unknown;
}

/** Four numbers for each move. */
const toStoredMoves = (moves: readonly Move[]): readonly number[] =>
  moves.flatMap(({ runner, from, to, out }) => [runner, from, to, Number(out)]);

const fromStoredMoves = (stored: readonly number[]): readonly Move[] =>
  Array.from({ length: stored.length / 4 }, (_, index) => {
    const [runner, from, to, out] = stored.slice(index * 4);
    return { runner, from, to, out: out === 1 } as Move;
  });

const NONE: readonly never[] = [];

const FIELDS: Readonly<Record<keyof GameEvent, StoredField>> = {
  eventNumber: { letter: 'n' },
  kind: { letter: 'k', usual: 'plateAppearance' },
  batting: { letter: 'b', usual: 'visitors' },
  ipOuts: { letter: 'i' },
  outs: { letter: 'o', usual: 0 },
  resultType: { letter: 'r', usual: null },
  origResultType: { letter: 'q', usual: null },
  pitchResultType: { letter: 'p', usual: null },
  diceResultH: { letter: 'h', usual: null, sumOf: 'batterDice' },
  diceResultX: { letter: 'x', usual: null, sumOf: 'extraDice' },
  diceResultP: { letter: 'y', usual: null, sumOf: 'pitcherDice' },
  batterDice: { letter: 'A', usual: null },
  extraDice: { letter: 'B', usual: null },
  pitcherDice: { letter: 'C', usual: null },
  draws: { letter: 'D', usual: NONE, store: toStoredDraws, read: fromStoredDraws },
  homeScore: { letter: 'H', usual: 0 },
  visitingScore: { letter: 'V', usual: 0 },
  rbi: { letter: 'R', usual: 0 },
  runs: { letter: 'u', usual: 0 },
  sb: { letter: 's', usual: 0 },
  cs: { letter: 'c', usual: 0 },
  managerAction: { letter: 'm', usual: null },
  batter: { letter: 't' },
  pitcher: { letter: 'P' },
  nextBatting: { letter: 'N', usual: null },
  nextBatter: { letter: 'T', usual: null },
  nextPitcher: { letter: 'Q', usual: null },
  first: { letter: '1', usual: null },
  second: { letter: '2', usual: null },
  third: { letter: '3', usual: null },
  outKind: { letter: 'O', usual: null },
  fielder: { letter: 'f', usual: null },
  play: { letter: 'l', usual: null },
  ballAngle: { letter: 'a', usual: null },
  ballDistance: { letter: 'd', usual: null },
  moves: { letter: 'M', usual: NONE, store: toStoredMoves, read: fromStoredMoves },
  runsScored: { letter: 'S', usual: NONE },
  notes: { letter: 'z', usual: NONE },
  error: { letter: 'e' },
  earnedAfterAll: { letter: 'E' },
  final: { letter: 'F', usual: false },
};

const ENTRIES = Object.entries(FIELDS) as [keyof GameEvent, StoredField][];
const NAMES = new Map(ENTRIES.map(([name, { letter }]) => [letter, name]));
const USUAL_VALUES = Object.fromEntries(
  ENTRIES.flatMap(([name, { usual }]) => (usual === undefined ? [] : [[name, usual]])),
);
const SUMS = ENTRIES.flatMap(([name, { letter, sumOf }]) =>
  sumOf === undefined ? [] : [{ name, letter, sumOf }],
);

/**
 * An event as it is stored: a text of JSON with the letters of the fields that are not as usual.
 * Older programs stored an object of all fields, or without those that are 0, null, empty or false.
 */
export type StoredEvent = string | (Partial<GameEvent> & Pick<GameEvent, 'eventNumber'>);

const sum = (dice: GameEvent[DiceName]): number | null =>
  dice === null ? null : dice[0] + dice[1];

const isUsual = (value: unknown, usual: unknown): boolean =>
  value === usual || (usual === NONE && (value as readonly unknown[]).length === 0);

/** Returns the event as its row and its game's record hold it. */
export function toStoredEvent(event: GameEvent): string {
  const stored: Record<string, unknown> = {};
  for (const [name, { letter, usual, sumOf, store }] of ENTRIES) {
    const value = event[name];
    if (isUsual(value, sumOf === undefined ? usual : sum(event[sumOf]))) continue;
    stored[letter] = store === undefined ? value : store(value as never);
  }
  return JSON.stringify(stored);
}

/** Returns the complete event of a stored one, of this program or of an older one. */
export function fromStoredEvent(stored: StoredEvent): GameEvent {
  if (typeof stored !== 'string') return { ...USUAL_VALUES, ...stored } as GameEvent;
  const values = JSON.parse(stored) as Record<string, never>;
  const fields: Record<string, unknown> = { ...USUAL_VALUES };
  for (const letter in values) {
    const name = NAMES.get(letter);
    const read = name === undefined ? undefined : FIELDS[name].read;
    // What another version of the program wrote beside these fields is kept as it is.
    fields[name ?? letter] = read === undefined ? values[letter] : read(values[letter]!);
  }
  const event = fields as unknown as GameEvent;
  for (const { name, letter, sumOf } of SUMS)
    if (!(letter in values)) fields[name] = sum(event[sumOf]);
  return event;
}
