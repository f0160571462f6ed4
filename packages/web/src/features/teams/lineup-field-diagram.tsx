import { drawField } from '@pennant/card-art/field/field-drawing';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import type { Slot } from '@pennant/rules/games/lineup-slots';
import { useId } from 'react';

import { PlayerCardFront } from '../../ui/card/card-front.tsx';
import type { PoolCard } from './lineup-draft.ts';

/** The center of each slot's card, in units of the drawing. */
const CARD_CENTERS: readonly (readonly [slot: Slot, x: number, y: number])[] = [
  ['CF', 0, -112],
  ['LF', -150, -74],
  ['RF', 150, -74],
  ['SS', -66, -34],
  ['2B', 66, -34],
  ['3B', -142, 32],
  ['1B', 142, 32],
  ['SP1', 0, 48],
  ['C', 0, 160],
  ['DH', 214, 160],
];
const CARD_WIDTH = 62;
const CARD_HEIGHT = (CARD_WIDTH * 7) / 5;

/** The field with the cards of the nine and of the first starter at their positions. */
export function LineupFieldDiagram({
  cardIn,
}: {
  readonly cardIn: (slot: Slot) => PoolCard | undefined;
}) {
  const description = CARD_CENTERS.map(
    ([slot]) => `${slot} ${cardIn(slot)?.label ?? 'empty'}`,
  ).join(', ');
  return (
    <svg
      viewBox="-300 -178 600 398"
      role="img"
      aria-label={`On the field: ${description}`}
      className="w-full border-2 border-rule-strong shadow-sheet"
    >
      {renderShapes(drawField(useId()))}
      {CARD_CENTERS.map(([slot, x, y]) => {
        const card = cardIn(slot);
        return (
          <g key={slot} transform={`translate(${x - CARD_WIDTH / 2} ${y - CARD_HEIGHT / 2})`}>
            {card === undefined ? (
              <rect
                width={CARD_WIDTH}
                height={CARD_HEIGHT}
                rx="3"
                fill="#00000055"
                stroke="#fffdf4"
                strokeDasharray="4 3"
                strokeWidth="1.6"
              />
            ) : (
              <svg width={CARD_WIDTH} height={CARD_HEIGHT}>
                <PlayerCardFront card={card.face} detail="thumbnail" decorative />
              </svg>
            )}
            <g transform={`translate(${CARD_WIDTH / 2} ${CARD_HEIGHT + 2})`}>
              <rect x="-17" y="-9" width="34" height="17" rx="2" fill="#14120c" />
              <text y="4" textAnchor="middle" fontSize="12" className="art-varsity" fill="#fffdf4">
                {slot}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}
