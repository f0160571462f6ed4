import { expect, test } from 'vitest';

import { printLoosePitchChances } from './loose-pitch-chances.ts';

const NONE = { wildPitchChance: null, balkChance: null, passedBallChance: null };

test('a pitcher’s card prints wild pitches and balks, a catcher’s passed balls', () => {
  expect(printLoosePitchChances({ ...NONE, wildPitchChance: 0.0176, balkChance: 0.0003 })).toEqual([
    { name: 'Wild pitch', text: '1.76%' },
    { name: 'Balk', text: '0.03%' },
  ]);
  expect(printLoosePitchChances({ ...NONE, passedBallChance: 0.0105 })).toEqual([
    { name: 'Passed ball', text: '1.05%' },
  ]);
});

test('a chance of nothing is printed, and no chance is not', () => {
  expect(printLoosePitchChances({ ...NONE, balkChance: 0 })).toEqual([
    { name: 'Balk', text: '0.00%' },
  ]);
  expect(printLoosePitchChances(NONE)).toEqual([]);
});
