import { CARD_POSITIONS, type CardPosition } from '@pennant/rules/cards/card';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { median } from '@pennant/rules/statistics/quantile';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import { CARD_POOL_SIZES } from '@pennant/rules/teams/card-pool-sizes';
import type { LineupCard } from '@pennant/rules/teams/lineup';

/**
 * Measures Fill Best Lineup, exact, over card pools of each size that the form offers: players with
 * up to four seasons, at one to three positions, some of which also pitch. That no lineup is better
 * is shown by the property test of `best-lineup.ts`.
 */
const TURNS = 200;
const TARGET_MS = 50;

const FIELD = CARD_POSITIONS.filter((position) => position !== 'SP' && position !== 'RP');

function aPool(size: number, seed: number): LineupCard[] {
  const dice = new SeededDice(seed);
  const below = (limit: number) => Math.floor(dice.fraction('pool') * limit);
  return Array.from({ length: size }, (_, index): LineupCard => {
    const isPitcher = below(10) < 4;
    const places = new Set(Array.from({ length: 1 + below(3) }, () => FIELD[below(FIELD.length)]!));
    const pitcherPositions: CardPosition[] =
      below(3) === 0 ? ['SP', 'RP'] : [below(2) === 0 ? 'SP' : 'RP'];
    return {
      cardID: index + 1,
      playerID: `player${below(Math.ceil(size / 2))}`,
      type: isPitcher ? 'Pitcher' : 'Batter',
      positions: isPitcher ? pitcherPositions : [...places],
      rating: below(101),
    };
  });
}

const figures: Record<string, number> = {};
console.log(
  `Fill Best Lineup, exact: median and longest of ${TURNS} pools; target ${TARGET_MS} ms`,
);
for (const size of CARD_POOL_SIZES) {
  const durations: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const pool = aPool(size, size + turn);
    const began = performance.now();
    const lineup = bestLineup(pool);
    durations.push(performance.now() - began);
    if (Object.keys(lineup).length !== SLOTS.length) throw new Error('a place is empty');
  }
  const middle = median(durations);
  const longest = Math.max(...durations);
  console.log(
    `${String(size).padStart(5)} cards  ${middle.toFixed(2).padStart(6)} ms  ${longest.toFixed(2).padStart(6)} ms`,
  );
  figures[`ms${size}`] = middle;
  figures[`longestMs${size}`] = longest;
}
console.log(JSON.stringify({ bench: 'lineup', figures }));
if ((figures['ms5000'] ?? 0) > TARGET_MS) process.exitCode = 1;
