import { ratesAllowedTo } from '@pennant/card-maker/dice/pitcher-adjusted-rates';
import type { ReadRecordTable } from '../lahman-record/read-record-table.ts';
import type { PitcherSample } from './sample-cards.ts';
import { SimulatedRealDifferences } from './simulated-real-differences.ts';
import type { Section } from './figures-and-sections.ts';

const MIN_OUTS = 300;
const OUTS_OF_A_GAME = 27;
/** First season whose pitchers' hit batsmen are complete in the record. */
export const FIRST_HIT_BATSMEN = 1890;

/** Batters that each pitcher hit, by "1968 gibsobo01"; null where a stint has none on record. */
export type HitBatsmen = ReadonlyMap<string, number | null>;

const seasonKey = (year: number, playerID: string): string => `${year} ${playerID}`;

/** Reads the batters that every pitcher hit, from the tables of the record. */
export const readHitBatsmen = async (readTable: ReadRecordTable): Promise<HitBatsmen> => {
  const hit = new Map<string, number | null>();
  await readTable('Pitching.csv', ['playerID', 'yearID', 'HBP'], (row) => {
    const key = seasonKey(row.count('yearID'), row.text('playerID'));
    const before = hit.get(key);
    const stint = row.optionalCount('HBP');
    hit.set(key, before === null || stint === null ? null : (before ?? 0) + stint);
  });
  return hit;
};

/**
 * Compares the walks and hit batsmen of finished tables with each pitcher's own, per nine innings:
 * a card's BB cells hold both.
 */
export const hitBatsmenSection = (
  samples: readonly PitcherSample[],
  hitBatsmen: HitBatsmen,
): Section => {
  const all = new SimulatedRealDifferences();
  const lastSeason = new SimulatedRealDifferences();
  const lastYear = samples.reduce((last, { card }) => Math.max(last, card.year), 0);
  for (const { card, line, shares, batter } of samples) {
    const { IPouts, BB } = line.pitching;
    const hit = hitBatsmen.get(seasonKey(card.year, card.playerID)) ?? null;
    if (card.year < FIRST_HIT_BATSMEN || IPouts < MIN_OUTS || hit === null) continue;
    const nineInnings = OUTS_OF_A_GAME / IPouts;
    const pair = [
      ratesAllowedTo(batter, shares).BB * line.plateAppearances * nineInnings,
      (BB + hit) * nineInnings,
    ] as const;
    all.add(...pair);
    if (card.year === lastYear) lastSeason.add(...pair);
  }
  return {
    title: `Walks and hit batsmen of pitchers with 100 innings, ${FIRST_HIT_BATSMEN} on (${all.count})`,
    lines: [
      `bias ${all.bias().toFixed(4)}, 95% within ${all.within(0.95).toFixed(3)}, r ${all.correlation().toFixed(4)}; mean error of ${lastYear} ${lastSeason.mean().toFixed(4)}`,
    ],
    figures: [
      {
        key: 'bbHbp9Mae',
        name: 'BB+HBP9 mean error',
        measured: all.mean(),
        target: 0.05,
        rule: 'at most',
        digits: 4,
      },
    ],
  };
};
