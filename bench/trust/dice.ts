import { FALSE_ALARM, findOdd, smallestCorrectedP } from './dice/p-value.ts';
import type { RolledDice, RollRequest } from './dice/roll-process.ts';
import { runInProcess, type SourceBug } from './plants/planted-process.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly rolls: number;
}

const DICE = 'packages/rules/src/fairness/committed-dice.ts';

/** Mistakes that are made with dice, each with the rolls of a label that must show it. */
const PLANTED: readonly (SourceBug & Omit<RollRequest, 'seed'>)[] = [
  {
    name: 'byte % 6, without rejection',
    file: DICE,
    find: 'if (byte < FIRST_REJECTED_BYTE) return 1 + (byte % 6);',
    replace: 'return 1 + (byte % 6);',
    rolls: 400_000,
    onlyDice: true,
  },
  {
    name: 'all labels of an event share their dice',
    file: DICE,
    find: 'String(number), label, String(stream.taken))',
    replace: "String(number), '', String(stream.taken))",
    rolls: 20_000,
  },
  {
    name: 'every other event repeats the one before',
    file: DICE,
    find: 'joinWithZeroBytes(ROLL_DOMAIN, String(number),',
    replace: 'joinWithZeroBytes(ROLL_DOMAIN, String(number - (number % 2)),',
    rolls: 20_000,
  },
  {
    name: 'a drawn number is rounded to percent',
    file: DICE,
    find: 'return value / 2 ** 48;',
    replace: 'return Math.round((value / 2 ** 48) * 100) / 100;',
    rolls: 20_000,
  },
  {
    name: 'home or away by a rounded number',
    file: 'packages/rules/src/campaigns/draw-home-or-away.ts',
    find: "dice.die('home or away') <= 3;",
    replace: "Math.round(dice.fraction('home or away') * 6) <= 3;",
    rolls: 20_000,
  },
];

/** Rolls by the code that rolls in games, with seeds as games have them, and looks for a bias. */
export const dice: TrustPart<Amounts> = {
  name: 'dice',
  claim: 'Every roll and draw is even and tells nothing of the next one or of another label.',
  amounts: { ci: { rolls: 1_000_000 }, full: { rolls: 4_000_000 } },
  figures: ({ rolls }) => ({
    diceRolls: { label: 'rolls of each label', target: { exactly: rolls } },
    diceLabels: { label: 'labels: three of two dice, a toss, and those of draws', target: null },
    diceTests: { label: 'tests: sums, faces, serial pairs, runs, pairs of labels', target: null },
    diceSmallestP: {
      label: 'smallest p after Bonferroni',
      target: { atLeast: FALSE_ALARM },
    },
    dicePlanted: { label: 'bugs planted in the dice', target: { exactly: PLANTED.length } },
    dicePlantedFound: { label: 'of them found', target: { exactly: PLANTED.length } },
  }),
  amountsFrom: (word) => (/^\d+$/.test(word) ? { rolls: Number(word) } : null),
  run: async ({ rolls }, { tell, seed }) => {
    const roll = (request: RollRequest, bug?: SourceBug) =>
      runInProcess<RolledDice>(new URL('./dice/roll-process.ts', import.meta.url), request, bug);
    const sound = await roll({ rolls, seed });
    const [oddest] = sound.values.toSorted((a, b) => a.p - b.p);
    tell(`the oddest of ${sound.values.length} tests: ${oddest?.test}, p ${oddest?.p.toFixed(5)}`);
    for (const { test, p } of findOdd(sound.values)) tell(`NOT EVEN: ${test}, p ${p}`);
    let found = 0;
    for (const { rolls: enough, onlyDice = false, ...bug } of PLANTED) {
      const { values } = await roll({ rolls: enough, onlyDice, seed }, bug);
      const odd = findOdd(values);
      tell(`planted: ${bug.name}: ${odd[0]?.test ?? 'NOT FOUND'} (${odd.length} tests)`);
      if (odd.length > 0) found += 1;
    }
    return {
      diceRolls: sound.rolls,
      diceLabels: sound.labels,
      diceTests: sound.values.length,
      diceSmallestP: smallestCorrectedP(sound.values),
      dicePlanted: PLANTED.length,
      dicePlantedFound: found,
    };
  },
};
