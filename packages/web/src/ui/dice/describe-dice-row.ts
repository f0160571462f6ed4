import { DICE_SUMS } from '@pennant/rules/cards/card';

import type { DiceRow } from './card-dice-rows.ts';

/**
 * Returns a dice table as text, neighbors with the same result together: "2 HR, 3 X, 4 to 8 OO".
 * Cells without an effect are left out.
 */
export function describeDiceRow(cells: DiceRow['cells']): string {
  const runs: { from: number; to: number; cell: string }[] = [];
  for (const [index, sum] of DICE_SUMS.entries()) {
    const cell = cells[index] ?? null;
    const last = runs.at(-1);
    if (cell === null) continue;
    if (last !== undefined && last.cell === cell && last.to === sum - 1) last.to = sum;
    else runs.push({ from: sum, to: sum, cell });
  }
  return runs
    .map(({ from, to, cell }) => `${from === to ? from : `${from} to ${to}`} ${cell}`)
    .join(', ');
}
