import type { GameEvent } from '@pennant/rules/games/event';

/**
 * The default of each field that most events leave at one value. A stored event omits the fields
 * that hold their default: that saves a third of the JSON that is parsed, logged and kept for good.
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

/** An event as the JSON column `game_event.event` holds it, without fields at their default. */
export type StoredEvent = Omit<GameEvent, keyof typeof DEFAULTS> & Partial<GameEvent>;

const isDefault = (name: string, value: unknown): boolean => {
  const defaultValue = (DEFAULTS as Record<string, unknown>)[name];
  return (
    value === defaultValue || (Array.isArray(defaultValue) && (value as unknown[]).length === 0)
  );
};

/** Returns the event without the fields that hold their default. */
export const toStoredEvent = (event: GameEvent): StoredEvent => {
  const stored: Record<string, unknown> = {};
  for (const name in event) {
    const value = event[name as keyof GameEvent];
    if (!isDefault(name, value)) stored[name] = value;
  }
  return stored as unknown as StoredEvent;
};

/** Returns the complete event of a row. Rows written by older versions hold every field. */
export const fromStoredEvent = (stored: StoredEvent): GameEvent => ({ ...DEFAULTS, ...stored });
