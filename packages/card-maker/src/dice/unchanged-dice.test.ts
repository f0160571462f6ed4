import { createHash } from 'node:crypto';

import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { expect, test } from 'vitest';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import type { AllowedRates } from '../leagues/pitching-line.ts';
import { fitBatterDice } from './fit-batter-dice.ts';
import { fitPitcherDice } from './fit-pitcher-dice.ts';

/** What a turn at bat may come to, as often as it roughly does. */
const TURNS = 'OO OO OO OO OO OO SO SO BB H1 H1 H2 H3 HR'.split(' ') as (keyof OutcomeRates)[];

/** Returns the rates of a batter who came up a few times: coarse, and mostly of few results. */
const ratesOfFewTurns = (seed: number): OutcomeRates => {
  const dice = new SeededDice(seed);
  const turns = 1 + Math.floor(30 * dice.fraction('turns'));
  const counts = { H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0, OO: 0 };
  for (let turn = 0; turn < turns; turn++) {
    counts[TURNS[Math.floor(TURNS.length * dice.fraction('result'))]!] += 1;
  }
  return Object.fromEntries(
    Object.entries(counts).map(([result, count]) => [result, count / turns]),
  ) as OutcomeRates;
};

/** Returns rates of some batter, from a slap hitter of the dead ball to a slugger of today. */
const someRates = (seed: number): OutcomeRates => {
  const dice = new SeededDice(seed);
  const between = (low: number, high: number) => low + (high - low) * dice.fraction('rate');
  const six = {
    H1: between(0.1, 0.24),
    H2: between(0.01, 0.07),
    H3: between(0, 0.02),
    HR: between(0, 0.08),
    BB: between(0.02, 0.18),
    SO: between(0.03, 0.3),
  };
  return { ...six, OO: 1 - six.H1 - six.H2 - six.H3 - six.HR - six.BB - six.SO };
};

/**
 * Stored cards keep their dice, and cards that are made again must be the same: other tables for
 * the same rates are a change that must be made on purpose and announced.
 */
test('batters of all kinds get the tables they always got', () => {
  const tables = Array.from({ length: 12 }, (_, seed) => {
    const { base, extra } = fitBatterDice(someRates(seed));
    return `${base.join(' ')} | ${extra.join(' ')}`;
  });
  expect(tables).toEqual([
    'OO H1 SO BB OO OO H1 X SO HR BB | BB BB HR SO SO SO HR H2 H2 BB BB',
    'H1 HR OO OO OO OO H1 SO X BB H2 | H1 H3 HR H1 H2 HR H3 BB H2 OO SO',
    'H2 H1 OO SO OO OO BB SO X H1 HR | H2 SO OO SO H1 H1 HR SO BB OO H3',
    'H2 X OO SO SO OO BB H1 OO X HR | H3 H1 BB BB HR H1 H3 OO H2 HR OO',
    'SO H2 H1 OO OO OO H1 SO BB X BB | SO BB H3 H3 OO OO OO H3 SO HR BB',
    'H1 H2 OO SO OO OO SO H1 BB X BB | OO H1 HR SO OO OO HR BB SO H3 H1',
    'X H2 OO OO OO OO OO X H1 BB H1 | HR SO OO BB SO SO HR H3 OO BB H3',
    'OO BB H1 SO OO OO SO BB X H1 HR | HR H2 OO H2 H1 H1 OO SO H3 SO BB',
    'BB H2 SO H1 OO OO OO H1 X HR BB | H3 HR BB SO BB H1 H3 HR SO OO H2',
    'H2 SO H1 H1 OO OO OO SO X HR BB | H1 SO H2 OO H1 SO BB H3 H2 HR OO',
    'H2 H1 SO OO OO OO OO H1 X SO BB | BB H2 H2 H3 H1 H1 BB SO OO OO HR',
    'X OO BB X OO OO OO H1 BB H2 HR | H2 H3 SO HR SO SO HR HR H1 BB OO',
  ]);
});

/** Returns what some pitcher allows, from the unhittable to those who were sent home. */
const someAllowed = (seed: number): AllowedRates => {
  const dice = new SeededDice(seed);
  const between = (low: number, high: number) => low + (high - low) * dice.fraction('rate');
  return {
    H: between(0.15, 0.32),
    HR: between(0, 0.06),
    BB: between(0.03, 0.18),
    SO: between(0.03, 0.35),
  };
};

test('pitchers of all kinds get the tables they always got', () => {
  const tables = Array.from({ length: 12 }, (_, seed) => {
    return fitPitcherDice(someAllowed(100 + seed), someRates(200 + seed))
      .map((cell) => cell ?? '-')
      .join(' ');
  });
  expect(tables).toEqual([
    'hr9l bb9l h9l bb9l bb9l bb9l bb9l h9h - bb9h k9h',
    'hr9h h9h bb9h hr9h hr9h hr9h hr9h h9h bb9h h9h h9l',
    'hr9l h9l h9l hr9l hr9l hr9l hr9l hr9l bb9h k9h bb9h',
    'bb9l bb9l bb9l k9h k9h k9h k9h bb9l bb9l bb9l h9l',
    'k9l bb9l hr9l hr9l bb9l bb9l bb9l k9l hr9l h9h h9l',
    'h9h k9h hr9h bb9l hr9h hr9h bb9l k9h k9h hr9l k9l',
    'h9h bb9l k9l hr9h bb9l bb9l hr9h k9l h9h hr9h h9h',
    'h9h k9l bb9h hr9h h9l hr9h h9l hr9h k9h k9l -',
    'hr9l hr9h k9h k9h hr9l hr9l - k9h h9h bb9l -',
    'hr9l bb9l h9l h9l hr9l hr9l hr9l h9l h9l k9h bb9h',
    'bb9h hr9h bb9h hr9h k9h k9h k9h bb9l k9l h9h k9l',
    'hr9l k9l hr9l hr9l k9l k9l k9l hr9l bb9h bb9h bb9h',
  ]);
});

const checksum = (tables: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, 16);

test('hundreds of batters and pitchers, regulars and others, get the tables they always got', () => {
  const seeds = Array.from({ length: 300 }, (_, index) => 1000 + index);
  const stars = seeds.map((seed) => fitPitcherDice(someAllowed(seed), someRates(seed)));
  const mopUps = seeds.map((seed) => {
    const { H1, H2, H3, HR, BB, SO } = ratesOfFewTurns(2 * seed);
    return fitPitcherDice({ H: H1 + H2 + H3 + HR, HR, BB, SO }, someRates(seed));
  });
  expect({
    regulars: checksum(seeds.map((seed) => fitBatterDice(someRates(seed)))),
    pinchHitters: checksum(seeds.map((seed) => fitBatterDice(ratesOfFewTurns(seed)))),
    stars: checksum(stars),
    mopUps: checksum(mopUps),
  }).toEqual({
    regulars: 'c218083f4efc8e4f',
    pinchHitters: '94022b4232dfa781',
    stars: 'e842d218d38f8ec9',
    mopUps: '8cbfdf32bf485a98',
  });
});
