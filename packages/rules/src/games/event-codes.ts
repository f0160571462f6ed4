import {
  BATTER_RESULTS,
  PITCHER_MODIFIERS,
  type BatterResult,
  type PitcherModifier,
} from '../cards/card.ts';
import {
  EVENT_KINDS,
  MANAGER_ACTIONS,
  PLAYS,
  type EventKind,
  type ManagerAction,
  type Play,
  type ResultType,
  type TwoDice,
} from './event.ts';

/**
 * The closed lists of an event as small whole numbers: what a game under way keeps and a
 * `EventWinProbability` packs. A code is the place in its list; where a thing may be missing, 0
 * says so and places count from 1.
 */
const placesOf = <Name extends string>(
  names: readonly Name[],
  first: number,
): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, at) => [name, at + first])) as Record<Name, number>;

const NONE = 0;

export const KIND = placesOf(EVENT_KINDS, 0);
export const ACTION = placesOf(MANAGER_ACTIONS, 1);
export const PLAY = placesOf(PLAYS, 1);

const RESULT_TYPES: readonly ResultType[] = [...BATTER_RESULTS, 'XB'];
export const RESULT = placesOf(RESULT_TYPES, 1);

/** The labels of every random number that is not one of the printed dice. */
export const DRAW_LABELS = [
  'ball',
  'between batters',
  'tired',
  'doubled off',
  'double play',
  'runner on third',
  'runner on second',
  'runner from second',
  'runner from third',
  'steal',
] as const;
export type DrawLabel = (typeof DRAW_LABELS)[number];

/** Place of a label in its list; the two that come up all the time are not looked for. */
export const drawCode = (label: DrawLabel): number => {
  if (label === 'ball') return 0;
  if (label === 'between batters') return 1;
  return DRAW_LABELS.indexOf(label);
};

/** All 36 rolls of two dice, made once and shared by events. The code of a roll is 1 to 36. */
const FALLS: readonly TwoDice[] = Array.from({ length: 36 }, (_, at) =>
  Object.freeze([Math.floor(at / 6) + 1, (at % 6) + 1] as const),
);

const nameIn = <Name>(names: readonly Name[], code: number): Name | null =>
  code === NONE ? null : (names[code - 1] as Name);

export const kindName = (code: number): EventKind => EVENT_KINDS[code] as EventKind;
export const actionName = (code: number): ManagerAction | null => nameIn(MANAGER_ACTIONS, code);
export const playName = (code: number): Play | null => nameIn(PLAYS, code);
export const resultTypeName = (code: number): ResultType | null => nameIn(RESULT_TYPES, code);
export const ownResultName = (code: number): BatterResult | null => nameIn(BATTER_RESULTS, code);
export const cellName = (code: number): PitcherModifier | null => nameIn(PITCHER_MODIFIERS, code);
export const fallOf = (code: number): TwoDice | null => nameIn(FALLS, code);
/** The code of a fall, 1 to 36. */
export const fallCode = (one: number, other: number): number => 6 * one + other - 6;

/** The sum (2 to 12) of a fall by its code. */
export const sumOfFall = (code: number): number =>
  Math.floor((code - 1) / 6) + ((code - 1) % 6) + 2;
