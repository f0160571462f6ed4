import type { Card } from '@pennant/contract/cards';
import { batterDiceFields, pitcherDiceFields } from '@pennant/rules/cards/dice-fields';
import { expect, test } from 'vitest';

import { cardDiceRows, isRolled } from '../dice/card-dice-rows.ts';
import { toCardBackData } from './card-back-data.ts';

const eleven = <Cell>(cell: Cell) => Array.from({ length: 11 }, () => cell);
const base = eleven<'BB' | 'X'>('BB').with(5, 'X');
const extra = eleven('H3' as const);
const pitch = eleven<'k9h' | null>('k9h').with(0, null);
const BATTER = {
  type: 'Batter',
  wildPitchChance: null,
  balkChance: null,
  passedBallChance: null,
  ...batterDiceFields({ base, extra }),
  speed: 71,
  stamina: null,
  Battings: [{ G: 130 }],
  Pitchings: [],
} as unknown as Card;
const PITCHER = {
  type: 'Pitcher',
  wildPitchChance: 0.0272,
  balkChance: 0,
  passedBallChance: null,
  ...pitcherDiceFields(pitch),
  speed: null,
  stamina: 90,
  Battings: [],
  Pitchings: [{ G: 30 }],
} as unknown as Card;

test('the back of a batter’s card has both tables, the season and the speed', () => {
  expect(toCardBackData(BATTER)).toEqual({
    type: 'Batter',
    dice: { base, extra },
    season: { G: 130 },
    speed: 71,
    loosePitches: [],
  });
  expect(toCardBackData({ ...BATTER, speed: null })).toMatchObject({ speed: 0 });
});

test('that of a pitcher’s card one table, the season and the stamina', () => {
  expect(toCardBackData(PITCHER)).toEqual({
    type: 'Pitcher',
    dice: pitch,
    season: { G: 30 },
    stamina: 90,
    loosePitches: [
      { name: 'Wild pitch', text: '2.72%' },
      { name: 'Balk', text: '0.00%' },
    ],
  });
  expect(toCardBackData({ ...PITCHER, stamina: null })).toMatchObject({ stamina: 0 });
});

test('a card without its season has no back', () => {
  expect(toCardBackData({ ...BATTER, Battings: [] })).toBeNull();
  expect(toCardBackData({ ...PITCHER, Pitchings: [] })).toBeNull();
  // A pitcher who batted is a pitcher.
  expect(toCardBackData({ ...PITCHER, Battings: BATTER.Battings })?.type).toBe('Pitcher');
});

test('the tables stand in the order in which the dice are read', () => {
  expect(cardDiceRows(BATTER)).toEqual([
    { table: 'd', head: 'Roll', cells: base },
    { table: 'xd', head: 'X roll', cells: extra },
  ]);
  expect(cardDiceRows(PITCHER)).toEqual([{ table: 'pd', head: 'Pitch', cells: pitch }]);
});

test('a cell is lit by its own table and sum only', () => {
  const hits = [
    { table: 'd', sum: 7 },
    { table: 'xd', sum: 10 },
  ] as const;
  expect(isRolled(hits, 'd', 7)).toBe(true);
  expect(isRolled(hits, 'xd', 10)).toBe(true);
  expect(isRolled(hits, 'xd', 7)).toBe(false);
  expect(isRolled(hits, 'd', 10)).toBe(false);
  expect(isRolled([], 'd', 7)).toBe(false);
});
