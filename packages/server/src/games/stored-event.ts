import type { GameEvent, Move } from '@pennant/rules/games/event';
import { fromStoredDraws, toStoredDraws } from './stored-draws.ts';

/**
 * The default of each field that most events leave at one value. A stored event omits the fields
 * that hold their default.
 */
const DEFAULTS = {
  outs: 0,
  resultType: null,
  origResultType: null,
  pitchResultType: null,
  diceResultH: null,
  diceResultX: null,
  diceResultP: null,
  batterDice: null,
  extraDice: null,
  pitcherDice: null,
  draws: [],
  homeScore: 0,
  visitingScore: 0,
  rbi: 0,
  runs: 0,
  sb: 0,
  cs: 0,
  managerAction: null,
  nextBatting: null,
  nextBatter: null,
  nextPitcher: null,
  first: null,
  second: null,
  third: null,
  outKind: null,
  fielder: null,
  play: null,
  ballAngle: null,
  ballDistance: null,
  moves: [],
  runsScored: [],
  notes: [],
  final: false,
} as const satisfies Partial<GameEvent>;

/** The fields that most events hold one value of, which they omit as well. */
const COMMON = { kind: 'plateAppearance', batting: 'visitors' } as const;

/**
 * The letter of each field in a stored event. Stored events are never rewritten: a letter is never
 * given to another field. A field without a letter is stored under its name.
 */
const LETTERS: Readonly<Record<string, string>> = {
  eventNumber: 'n',
  kind: 'k',
  batting: 'b',
  ipOuts: 'i',
  outs: 'o',
  resultType: 'r',
  origResultType: 'q',
  pitchResultType: 'p',
  diceResultH: 'h',
  diceResultX: 'x',
  diceResultP: 'y',
  batterDice: 'A',
  extraDice: 'B',
  pitcherDice: 'C',
  draws: 'D',
  homeScore: 'H',
  visitingScore: 'V',
  rbi: 'R',
  runs: 'u',
  sb: 's',
  cs: 'c',
  managerAction: 'm',
  batter: 't',
  pitcher: 'P',
  nextBatting: 'N',
  nextBatter: 'T',
  nextPitcher: 'Q',
  first: '1',
  second: '2',
  third: '3',
  outKind: 'O',
  fielder: 'f',
  play: 'l',
  ballAngle: 'a',
  ballDistance: 'd',
  moves: 'M',
  runsScored: 'S',
  notes: 'z',
  error: 'e',
  earnedAfterAll: 'E',
  final: 'F',
};
const NAMES = new Map(Object.entries(LETTERS).map(([name, letter]) => [letter, name]));

/** The dice that each sum is of: a sum is only stored where it is another. */
const DICE_OF_SUM: Readonly<Record<string, 'batterDice' | 'extraDice' | 'pitcherDice'>> = {
  diceResultH: 'batterDice',
  diceResultX: 'extraDice',
  diceResultP: 'pitcherDice',
};

/**
 * An event as it is stored: a text of JSON with the letters of the fields that are not at their
 * default. Older programs stored an object of all fields, or without those at their default.
 */
export type StoredEvent = string | (Partial<GameEvent> & Pick<GameEvent, 'eventNumber'>);

/** Four numbers for each move. */
const toStoredMoves = (moves: readonly Move[]): readonly number[] =>
  moves.flatMap(({ runner, from, to, out }) => [runner, from, to, Number(out)]);

const fromStoredMoves = (stored: readonly number[]): readonly Move[] =>
  Array.from({ length: stored.length / 4 }, (_, index) => {
    const [runner, from, to, out] = stored.slice(index * 4);
    return { runner, from, to, out: out === 1 } as Move;
  });

/** The fields that are stored in another form. */
const FORMS: Readonly<
  Record<
    string,
    { readonly store: (value: never) => unknown; readonly read: (value: never) => unknown }
  >
> = {
  draws: { store: toStoredDraws, read: fromStoredDraws },
  moves: { store: toStoredMoves, read: fromStoredMoves },
};

const sumOf = (dice: GameEvent['batterDice']): number | null =>
  dice === null ? null : dice[0] + dice[1];

function defaultOf(event: GameEvent, name: string): unknown {
  const dice = DICE_OF_SUM[name];
  if (dice !== undefined) return sumOf(event[dice]);
  return (COMMON as Record<string, unknown>)[name] ?? (DEFAULTS as Record<string, unknown>)[name];
}

const isDefault = (value: unknown, defaultValue: unknown): boolean =>
  value === defaultValue ||
  (Array.isArray(defaultValue) && Array.isArray(value) && value.length === 0);

/** Returns the event as its row and its game's record hold it. */
export function toStoredEvent(event: GameEvent): string {
  const stored: Record<string, unknown> = {};
  for (const name in event) {
    const value = event[name as keyof GameEvent];
    if (!isDefault(value, defaultOf(event, name)))
      stored[LETTERS[name] ?? name] = FORMS[name]?.store(value as never) ?? value;
  }
  return JSON.stringify(stored);
}

/** Returns the complete event of a stored one, of this program or of an older one. */
export function fromStoredEvent(stored: StoredEvent): GameEvent {
  if (typeof stored !== 'string') return { ...DEFAULTS, ...stored } as GameEvent;
  const fields: Record<string, unknown> = { ...COMMON, ...DEFAULTS };
  const given = new Set<string>();
  for (const [letter, value] of Object.entries(JSON.parse(stored) as object)) {
    const name = NAMES.get(letter) ?? letter;
    given.add(name);
    fields[name] = FORMS[name]?.read(value as never) ?? value;
  }
  const event = fields as unknown as GameEvent;
  for (const [sum, dice] of Object.entries(DICE_OF_SUM))
    if (!given.has(sum)) fields[sum] = sumOf(event[dice]);
  return event;
}
