import type { RolledEventDto } from '@pennant/contract/game-event';

import type { RolledCell } from '../../../ui/card/dice-table.tsx';

type DiceSums = Pick<RolledEventDto, 'diceResultH' | 'diceResultX' | 'diceResultP'>;

/** Returns the cells that an event's dice hit, on the batter's card and on the pitcher's. */
export function highlightedDiceCells({ diceResultH, diceResultX, diceResultP }: DiceSums): {
  batter: RolledCell[];
  pitcher: RolledCell[];
} {
  const toHit = (table: RolledCell['table'], sum: number | null): RolledCell[] =>
    sum === null ? [] : [{ table, sum }];
  return {
    batter: [...toHit('d', diceResultH), ...toHit('xd', diceResultX)],
    pitcher: toHit('pd', diceResultP),
  };
}
