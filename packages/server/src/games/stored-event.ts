import type { GameEvent } from '@pennant/rules/games/event';

/**
 * What most fields of most events hold. A stored event leaves out the fields that hold it: a third of the text, which
 * is read by the database, written to its log and kept for good.
 */
const USUAL = {
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

/** An event as its row holds it. */
export type StoredEvent = Omit<GameEvent, keyof typeof USUAL> & Partial<GameEvent>;

const isUsual = (name: string, value: unknown): boolean => {
  const usual = (USUAL as Record<string, unknown>)[name];
  return value === usual || (Array.isArray(usual) && (value as unknown[]).length === 0);
};

export const storedEventOf = (event: GameEvent): StoredEvent => {
  const stored: Record<string, unknown> = {};
  for (const name in event) {
    const value = event[name as keyof GameEvent];
    if (!isUsual(name, value)) stored[name] = value;
  }
  return stored as unknown as StoredEvent;
};

/** The event of a row; rows of older programs hold every field. */
export const eventOf = (stored: StoredEvent): GameEvent => ({ ...USUAL, ...stored });
