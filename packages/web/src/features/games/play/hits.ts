import type { RolledEvent } from '@pennant/contract/game-event';

import type { Hit } from '../../../ui/art/card/dice-table.tsx';

type Thrown = Pick<RolledEvent, 'diceResultH' | 'diceResultX' | 'diceResultP'>;

/** The cells that an event's dice hit, on the batter's card and on the pitcher's. */
export function hitsOf({ diceResultH, diceResultX, diceResultP }: Thrown): {
  batter: Hit[];
  pitcher: Hit[];
} {
  const hit = (table: Hit['table'], sum: number | null): Hit[] =>
    sum === null ? [] : [{ table, sum }];
  return {
    batter: [...hit('d', diceResultH), ...hit('xd', diceResultX)],
    pitcher: hit('pd', diceResultP),
  };
}
