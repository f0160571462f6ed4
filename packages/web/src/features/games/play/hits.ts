import type { RolledEvent } from '@pennant/contract/game-event';

import type { Hit } from '../../../ui/art/card/dice-table.tsx';

type DiceSums = Pick<RolledEvent, 'diceResultH' | 'diceResultX' | 'diceResultP'>;

/** Returns the cells that an event's dice hit, on the batter's card and on the pitcher's. */
export function hitsOf({ diceResultH, diceResultX, diceResultP }: DiceSums): {
  batter: Hit[];
  pitcher: Hit[];
} {
  const toHit = (table: Hit['table'], sum: number | null): Hit[] =>
    sum === null ? [] : [{ table, sum }];
  return {
    batter: [...toHit('d', diceResultH), ...toHit('xd', diceResultX)],
    pitcher: toHit('pd', diceResultP),
  };
}
