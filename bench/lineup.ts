import { CARD_POSITIONS, type CardPosition } from '@pennant/rules/cards/card';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { SLOTS } from '@pennant/rules/games/slot';
import { bestLineup, CARD_POOL_SIZES } from '@pennant/rules/teams/best-lineup';
import type { LineupCard } from '@pennant/rules/teams/lineup';

/**
 * Fill Best Lineup, exactly, over card pools of each size that the form offers: players with up to four seasons, at one to
 * three places, some of whom also pitch. That no lineup is better is what the property test of `best-lineup.ts` shows.
 */
const TURNS = 200;
const TARGET_MS = 50;

const FIELD = CARD_POSITIONS.filter((position) => position !== 'SP' && position !== 'RP');

function aPool(size: number, seed: number): LineupCard[] {
  const dice = new SeededDice(seed);
  const below = (limit: number) => Math.floor(dice.fraction('pool') * limit);
  return Array.from({ length: size }, (_, at): LineupCard => {
    const pitches = below(10) < 4;
    const places = new Set(Array.from({ length: 1 + below(3) }, () => FIELD[below(FIELD.length)]!));
    const arms: CardPosition[] = below(3) === 0 ? ['SP', 'RP'] : [below(2) === 0 ? 'SP' : 'RP'];
    return {
      cardID: at + 1,
      playerID: `player${below(Math.ceil(size / 2))}`,
      type: pitches ? 'Pitcher' : 'Batter',
      positions: pitches ? arms : [...places],
      rating: below(101),
    };
  });
}

const figures: Record<string, number> = {};
console.log(
  `Fill Best Lineup, exact: median and longest of ${TURNS} pools; target ${TARGET_MS} ms`,
);
for (const size of CARD_POOL_SIZES) {
  const took: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const pool = aPool(size, size + turn);
    const began = performance.now();
    const lineup = bestLineup(pool);
    took.push(performance.now() - began);
    if (Object.keys(lineup).length !== SLOTS.length) throw new Error('a place is empty');
  }
  const inOrder = took.toSorted((a, b) => a - b);
  const median = inOrder[Math.floor(TURNS / 2)] ?? 0;
  const longest = inOrder.at(-1) ?? 0;
  console.log(
    `${String(size).padStart(5)} cards  ${median.toFixed(2).padStart(6)} ms  ${longest.toFixed(2).padStart(6)} ms`,
  );
  figures[`ms${size}`] = median;
  figures[`longestMs${size}`] = longest;
}
console.log(JSON.stringify({ bench: 'lineup', figures }));
if ((figures['ms5000'] ?? 0) > TARGET_MS) process.exitCode = 1;
