import { FALSE_ALARM, findOdd, smallestCorrectedP, type PValue } from './dice/p-value.ts';
import { copyPreparedData } from './harness/prepared-data.ts';
import { withObservedProgram } from './load/observed-program.ts';
import { registerPlayer } from './load/register-players.ts';
import type { DrawnPacks, DrawRequest } from './packs/draw-process.ts';
import { openPacks, receivesStarterSet } from './packs/open-packs.ts';
import { readPublishedSeries, type PublishedSeries } from './packs/published-series.ts';
import { runInProcess, type SourceBug } from './plants/planted-process.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  /** Cards drawn of each series. */
  readonly draws: number;
  /** Packs of each kind of series that users open. */
  readonly opened: number;
  readonly starterSets: number;
}

const DRAW = 'packages/rules/src/packs/draw-pack.ts';

/** Odds that are off by a little, each as easy to write as to overlook. */
const PLANTED: readonly SourceBug[] = [
  {
    name: 'gold weighs 83 of a thousand instead of 80',
    file: DRAW,
    find: 'const weights = table.tiers.map(({ weight }) => weight);',
    replace:
      "const weights = table.tiers.map(({ tier, weight }) => (tier === 'gold' ? weight + 3 : weight));",
  },
  {
    name: 'the last card of each tier is never drawn',
    file: DRAW,
    find: 'Math.floor(dice.fraction(CARD_LABEL) * (left[tier] ?? 0))',
    replace: 'Math.floor(dice.fraction(CARD_LABEL) * ((left[tier] ?? 0) - 1))',
  },
  {
    name: 'the place in a tier is rounded: its first and last card come half as often',
    file: DRAW,
    find: 'Math.floor(dice.fraction(CARD_LABEL) * (left[tier] ?? 0))',
    replace: 'Math.round(dice.fraction(CARD_LABEL) * ((left[tier] ?? 0) - 1))',
  },
  {
    name: 'the weight of a tier that has run out goes to the best one',
    file: DRAW,
    find: 'tier >= index && cards > 0);',
    replace: 'index >= 0 && tier >= 0 && cards > 0);',
  },
  {
    name: 'a pack may hold a card twice',
    file: DRAW,
    find: 'gone.push(index);',
    replace: 'void index;',
  },
];
/** Cards of each of two series, the largest and the smallest, that must show a planted bug. */
const CARDS_OF_A_PLANT = 400_000;
/** Dice of users can't be fixed: a run in a hundred thousand may fall short without a fault. */
const FALSE_ALARM_OF_OPENED = 0.00001;

/** Draws packs by the code that draws them, and opens packs, against the published odds. */
export const packs: TrustPart<Amounts> = {
  name: 'packs',
  claim: 'Packs hold what the published odds say, and never less than they promise.',
  amounts: {
    ci: { draws: 1_000_000, opened: 500, starterSets: 20 },
    full: { draws: 4_000_000, opened: 10_000, starterSets: 200 },
  },
  figures: ({ draws, opened, starterSets }) => ({
    packKinds: { label: 'kinds of series', target: { exactly: 4 } },
    packSeries: { label: 'series: the largest and the smallest of each kind', target: null },
    packDraws: {
      label: 'cards drawn of each with the dice of packs',
      target: { atLeast: draws },
    },
    packSmallestP: {
      label: 'smallest p against the published odds, after Bonferroni',
      target: { atLeast: FALSE_ALARM },
    },
    packsOpened: { label: 'packs of each kind that users opened', target: { atLeast: opened } },
    packsOpenedSmallestP: {
      label: 'smallest p of those, after Bonferroni',
      target: { atLeast: FALSE_ALARM_OF_OPENED },
    },
    packsBroken: {
      label: 'packs of another size, with a card twice or of another series',
      target: { exactly: 0 },
    },
    packTablesOff: {
      label: 'published chances that do not fit their table and its hash',
      target: { exactly: 0 },
    },
    starterSets: { label: 'starter sets given', target: { exactly: starterSets } },
    starterSetsBroken: {
      label: 'of them with an empty slot, a card twice or one above silver',
      target: { exactly: 0 },
    },
    packPlanted: { label: 'bugs planted in the drawing', target: { exactly: PLANTED.length } },
    packPlantedFound: { label: 'of them found', target: { exactly: PLANTED.length } },
  }),
  amountsFrom: (word, amounts) => (/^\d+$/.test(word) ? { ...amounts, draws: Number(word) } : null),
  run: async ({ draws, opened, starterSets }, { tell, seed }) => {
    const data = await copyPreparedData(tell);
    try {
      const { series, ...ofUsers } = await withObservedProgram(data, async ({ client, market }) => {
        const published = await readPublishedSeries(client);
        // The first of each kind is the largest.
        const byKind = Map.groupBy(published, ({ kind }) => kind);
        const values: PValue[] = [];
        let fewest = Number.POSITIVE_INFINITY;
        let broken = 0;
        for (const [largest] of byKind.values()) {
          const player = await registerPlayer(client);
          const tally = await openPacks(client, market, {
            series: largest!,
            packs: opened,
            player,
          });
          values.push(...tally.test());
          fewest = Math.min(fewest, tally.packs);
          broken += tally.broken;
          tell(`${tally.packs} packs of ${largest!.name} (${largest!.kind}) opened by a user`);
        }
        let setsBroken = 0;
        for (let set = 0; set < starterSets; set += 1)
          if (!(await receivesStarterSet(client))) setsBroken += 1;
        return { series: published, kinds: byKind.size, values, fewest, broken, setsBroken };
      });
      for (const { test, p } of findOdd(ofUsers.values)) tell(`opened: ${test}, p ${p}`);
      const drawn = await draw({ series, cards: draws, seed });
      for (const { test, p } of findOdd(drawn.values)) tell(`NOT AS PUBLISHED: ${test}, p ${p}`);
      return {
        packKinds: ofUsers.kinds,
        packSeries: series.length,
        packDraws: drawn.cards,
        packSmallestP: smallestCorrectedP(drawn.values),
        packsOpened: ofUsers.fewest,
        packsOpenedSmallestP: smallestCorrectedP(ofUsers.values),
        packsBroken: ofUsers.broken + drawn.broken,
        packTablesOff: series.filter(({ isConsistent }) => !isConsistent).length,
        starterSets,
        starterSetsBroken: ofUsers.setsBroken,
        packPlanted: PLANTED.length,
        packPlantedFound: await countFoundPlants(series, seed, tell),
      };
    } finally {
      await data.remove();
    }
  },
};

const draw = (request: DrawRequest, bug?: SourceBug) =>
  runInProcess<DrawnPacks>(new URL('./packs/draw-process.ts', import.meta.url), request, bug);

async function countFoundPlants(
  series: readonly PublishedSeries[],
  seed: number,
  tell: (message: string) => void,
): Promise<number> {
  const bySize = series.toSorted((a, b) => b.chances.length - a.chances.length);
  // The largest season has every tier; the smallest series' tiers run out within a pack.
  const two = [bySize.find(({ kind }) => kind === 'base')!, bySize.at(-1)!];
  let found = 0;
  for (const bug of PLANTED) {
    const { values, broken } = await draw({ series: two, cards: CARDS_OF_A_PLANT, seed }, bug);
    const [odd] = findOdd(values);
    const how = odd?.test ?? (broken > 0 ? `${broken} broken packs` : 'NOT FOUND');
    tell(`planted: ${bug.name}: ${how}`);
    if (odd !== undefined || broken > 0) found += 1;
  }
  return found;
}
