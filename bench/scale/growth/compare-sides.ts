import { monthCode } from '@pennant/rules/leaderboard/month-and-quarter';
import { median } from '@pennant/rules/statistics/quantile';
import { printRow, rounded, type Figures, type ScaleOptions } from '../scale-options.ts';
import {
  countUsersOnBoards,
  measureWays,
  WAYS,
  type Both,
  type GrownSide,
  type Times,
} from './measure-ways.ts';

const SIGN_INS = 30;
const MONTHS_OF_TURN = 4;
/** Of those that have statistics, all are over. */
const MONTHS = 20;
const LEAST_RATIO = 0.9;

const monthAt = (place: number): string =>
  monthCode({ year: 2025 + Math.floor(place / 12), month: (place % 12) + 1 });

/** Measures both in turns; returns how many times as fast the one of many users is, by way. */
export async function compareSides(
  sides: Both<GrownSide>,
  { seconds, turns }: ScaleOptions,
): Promise<Figures> {
  const times = Object.fromEntries(WAYS.map((way) => [way, [] as Both<number>[]])) as Times;
  // The first turn is the warm-up.
  for (let turn = 0; turn <= turns; turn += 1) {
    const months = Array.from({ length: MONTHS_OF_TURN }, (_, index) =>
      monthAt((turn * MONTHS_OF_TURN + index) % MONTHS),
    );
    const amounts = { rollSeconds: seconds / 2, signIns: SIGN_INS, months };
    const measured = await measureWays(sides, amounts, turn);
    if (turn > 0) for (const way of WAYS) times[way].push(...measured[way]);
  }
  console.log('\nMedians in ms; the ratio is the median of paired requests, or of turns for rolls');
  printRow('', 'few', 'many', 'ratio', 'quartiles', '', 'pairs');
  const figures: Record<string, number> = {};
  for (const way of WAYS) {
    const pairs = times[way];
    const ratios = pairs.map(({ few, many }) => few / many).toSorted((a, b) => a - b);
    const ratio = rounded(median(ratios), 3);
    figures[`growth${way[0]!.toUpperCase()}${way.slice(1)}`] = ratio;
    const isHeld = !way.startsWith('first');
    printRow(
      way.padEnd(15),
      median(pairs.map(({ few }) => few)).toFixed(2),
      median(pairs.map(({ many }) => many)).toFixed(2),
      ratio,
      ...[0.25, 0.75].map((share) => ratios[Math.floor(ratios.length * share)]!.toFixed(2)),
      pairs.length,
      isHeld ? (ratio >= LEAST_RATIO ? 'met' : 'missed') : '',
    );
  }
  console.log(`Target: at least ${LEAST_RATIO}. What is first may come from the disk: no target.`);
  const [few, many] = [
    await countUsersOnBoards(sides.few, monthAt(0)),
    await countUsersOnBoards(sides.many, monthAt(0)),
  ];
  console.log(`Cards on the boards of a month are of ${few} and of ${many} users.`);
  return figures;
}
