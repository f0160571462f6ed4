import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { drawPack } from '@pennant/rules/packs/draw-pack';
import { fixedSeeds } from '../dice/fixed-seeds.ts';
import type { PValue } from '../dice/p-value.ts';
import { readRequest, sendResult } from '../plants/planted-process.ts';
import { PackTally } from './pack-tally.ts';
import type { PublishedSeries } from './published-series.ts';

// Runs in a process of its own, so that a bug can be planted in the drawing.

/** What to draw: cards of each series, with the dice of real packs. */
export interface DrawRequest {
  readonly series: readonly PublishedSeries[];
  readonly cards: number;
  readonly seed: number;
}

export interface DrawnPacks {
  readonly values: readonly PValue[];
  /** Cards drawn of the series of which the fewest were. */
  readonly cards: number;
  readonly broken: number;
}

/** Packs under one committed seed. */
const PACKS_OF_AN_EPOCH = 1_000;

function drawAll({ series, cards, seed }: DrawRequest): DrawnPacks {
  const tallies = series.map((published) => {
    const tally = new PackTally(published);
    const { seriesID, table } = published;
    for (let epoch = 0; tally.cards < cards; epoch += 1) {
      const dice = committedDice(fixedSeeds('epoch', seed, seriesID, epoch));
      for (let pack = 1; pack <= PACKS_OF_AN_EPOCH && tally.cards < cards; pack += 1)
        tally.add(drawPack(table, dice.event(pack)));
    }
    return tally;
  });
  return {
    values: tallies.flatMap((tally) => tally.test()),
    cards: Math.min(...tallies.map((tally) => tally.cards)),
    broken: tallies.reduce((sum, { broken }) => sum + broken, 0),
  };
}

await sendResult(drawAll(await readRequest<DrawRequest>()));
