import type { BattingSeason, PitchingSeason } from '@pennant/rules/cards/card';
import { describe, expect, test } from 'vitest';

import { chooseSeasonFact } from './season-fact.ts';
import { BATTING, PITCHING } from './testing/ordinary-seasons.ts';

const ofBatter = (season: Partial<BattingSeason>) =>
  chooseSeasonFact({
    type: 'Batter',
    dice: { base: [], extra: [] },
    speed: 50,
    season: { ...BATTING, ...season },
  });
const ofPitcher = (season: Partial<PitchingSeason>) =>
  chooseSeasonFact({ type: 'Pitcher', dice: [], stamina: 70, season: { ...PITCHING, ...season } });

const BASES = 'His 200 total bases come to 3.4 miles.';

// Each fact just where it begins to be one, with all that is less remarkable.
test.each([
  [
    'ball over the fence',
    'Sent 40 balls over the fence, one every 13 times up.',
    { HR: 40, AB: 500, SB: 45, BB: 100 },
  ],
  ['shoe', 'Stole 45 bases: 0.8 miles of base path, at a dead run.', { HR: 39, SB: 45, H: 170 }],
  ['bat', 'Hit .340. Pitchers tried everything, twice.', { AB: 300, H: 102, SB: 44, '3B': 15 }],
  ['shoe', 'Ran out 15 triples and asked what the hurry was.', { '3B': 15, BB: 100 }],
  [
    'clock',
    'Walked 100 times: 1.7 miles, ninety feet at a stroll.',
    { BB: 100, '3B': 14, '2B': 45 },
  ],
  ['bat', '45 doubles. Second base knew him by his first name.', { '2B': 45, BB: 99, SO: 10 }],
  ['bat', 'Struck out only 12 times in 300 trips.', { AB: 300, H: 90, SO: 12, '2B': 44, HR: 25 }],
  ['ball over the fence', '25 home runs: 1.7 miles of trotting.', { HR: 25, RBI: 100 }],
  ['bat', 'Drove in 100. The plate needed sweeping often.', { HR: 24, RBI: 100, SO: 150 }],
  ['fan', 'Struck out 150 times and cooled the front rows.', { RBI: 99, SO: 150, SB: 20 }],
  ['shoe', 'Stole 20 bases and kept them all.', { SO: 149, SB: 20, G: 20 }],
  ['clock', 'Saw 20 games from very close up.', { SB: 19, G: 20 }],
  ['clock', 'Saw 1 game from very close up.', { G: 1 }],
  ['shoe', BASES, { G: 21 }],
  ['shoe', 'His 2 total bases come to 0.0 miles.', { H: 1, '2B': 1, '3B': 0, HR: 0 }],
  ['bat', 'Went to bat 450 times and came back for more.', { H: 0, '2B': 0, '3B': 0, HR: 0 }],
] as const)('a batter’s card (%s) says: %s', (icon, text, season) => {
  expect(ofBatter(season)).toEqual({ icon, text });
});

describe('a batter’s card claims nothing of', () => {
  test.each([
    ['an average over few trips', { AB: 299, H: 160 }],
    ['an average just below', { AB: 1000, H: 339 }],
    ['few strikeouts over few trips', { AB: 299, SO: 1 }],
    ['strikeouts just too many', { AB: 300, H: 90, SO: 13 }],
    ['figures that were not kept', { SO: null, SB: null, RBI: null }],
  ])('%s', (_what, season) => {
    expect(ofBatter(season).text).toMatch(/^His \d+ total bases/);
  });
});

test.each([
  ['fan', 'Struck out 250: that is 83⅓ innings of nobody touching it.', { SO: 250, W: 20 }],
  [
    'clock',
    'Gave up 1.98 earned runs for nine innings. Bring a book.',
    { SO: 249, IPouts: 150, ER: 11, W: 20, BB: 0 },
  ],
  ['clock', 'Threw 350 innings. His arm asked for a raise.', { IPouts: 1050, ER: 200, W: 20 }],
  [
    'mitt',
    'Won 20 times. The other side was glad to see the 10.',
    { W: 20, IPouts: 1049, ER: 200, SV: 30 },
  ],
  ['mitt', 'Closed the door 30 times and kept the key.', { W: 19, SV: 30, SHO: 5 }],
  ['clock', 'Hung nothing but zeros in 5 games.', { SV: 29, SHO: 5, CG: 15 }],
  ['clock', 'Finished what he started, 15 times.', { SHO: 4, CG: 15, BB: 1 }],
  ['mitt', 'Walked 17 in 100 innings. He disliked company.', { IPouts: 300, BB: 17, SO: 150 }],
  ['fan', 'Struck out 150 and let the catcher have the ball.', { CG: 14, SO: 150, L: 18 }],
  [
    'mitt',
    'Lost 18 and took the ball again. It needs a good arm to lose so many.',
    { L: 18, SO: 149, GS: 20 },
  ],
  ['mitt', 'Took the ball 20 times, whatever the weather.', { L: 17, GS: 20 }],
  ['mitt', 'Got 420 men out and remembers each of them.', { GS: 19 }],
  ['mitt', 'Got 1 man out and remembers each of them.', { IPouts: 1, BB: 3 }],
  ['mitt', 'Got 0 men out and remembers each of them.', { IPouts: 0, ER: 0, BB: 0 }],
] as const)('a pitcher’s card (%s) says: %s', (icon, text, season) => {
  expect(ofPitcher(season)).toEqual({ icon, text });
});

describe('a pitcher’s card claims nothing of', () => {
  test.each([
    ['an average over few innings', { IPouts: 149, ER: 0, BB: 30 }],
    ['an average of two', { IPouts: 270, ER: 20, BB: 30 }],
    ['few walks over few innings', { IPouts: 299, BB: 1 }],
    ['walks just too many', { IPouts: 300, BB: 18, ER: 70 }],
  ])('%s', (_what, season) => {
    expect(ofPitcher(season).text).toMatch(/^Got \d+ men out/);
  });
});
