import type { ThumbnailRenderer } from '@pennant/card-art/thumbnails/thumbnail-renderer';
import { tierOf } from '@pennant/rules/cards/tier';
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';

import { cardLabel } from '@pennant/card-art/card/card-front-data';
import { toCardFrontData, type CardFrontDto } from '../card/to-card-front-data.ts';
import { CARD_GRID_ROLES } from './card-grid-roles.ts';

/** The gap between cards, in pixels. */
export const CARD_GAP = 12;
/** A card's height divided by its width. */
const ASPECT_RATIO = 7 / 5;
/** Returns a card's height in whole pixels: between pixels a bitmap is resampled in each frame. */
export const cardHeightOf = (cardWidth: number): number => Math.round(cardWidth * ASPECT_RATIO);

/** The cards of a grid. The functions must be stable: a new one renders all rows again. */
export interface VirtualCards {
  readonly count: number;
  readonly cardAt: (index: number) => CardFrontDto;
  /** Returns the number of copies, which the card shows from two on. */
  readonly copiesAt: (index: number) => number;
  /** Returns a mark at the bottom of a card: "New". */
  readonly markAt?: ((index: number) => ReactNode) | undefined;
}

interface Props extends VirtualCards {
  readonly renderer: ThumbnailRenderer;
  readonly from: number;
  readonly to: number;
  readonly top: number;
  /** The distance from its top to that of the next row, in pixels. */
  readonly height: number;
  readonly cardWidth: number;
  /** Screen pixels per CSS pixel. */
  readonly density: number;
}

/** One row of cards: all thumbnails on one canvas, and a link over each. */
export const VirtualCardRow = memo((props: Props) => {
  const { renderer, from, to, count, top, height, cardWidth, density } = props;
  const { cardAt, copiesAt, markAt } = props;
  const frame = useRef<HTMLDivElement>(null);
  const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
  const cardHeight = cardHeightOf(cardWidth);
  useLayoutEffect(() => {
    if (frame.current === null) return undefined;
    const toScreenPixels = (length: number) => Math.round(length * density);
    return renderer.drawRow({
      frame: frame.current,
      cards: Array.from({ length: to - from }, (_, offset) => ({
        card: toCardFrontData(cardAt(from + offset)),
        copies: copiesAt(from + offset),
      })),
      cardWidth: toScreenPixels(cardWidth),
      cardHeight: toScreenPixels(cardHeight),
      step: toScreenPixels(cardWidth + CARD_GAP),
    });
  }, [renderer, from, to, cardAt, copiesAt, cardWidth, cardHeight, density]);
  return (
    <div {...CARD_GRID_ROLES.row} className="card-wall-row" data-row={from} style={{ top, height }}>
      <div
        ref={frame}
        aria-hidden="true"
        className="card-wall-pictures"
        style={{ width: indexes.length * (cardWidth + CARD_GAP), height: cardHeight }}
      />
      {indexes.map((index) => {
        const face = toCardFrontData(cardAt(index));
        const copies = copiesAt(index);
        return (
          <div
            key={index}
            {...CARD_GRID_ROLES.item}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ left: (index - from) * (cardWidth + CARD_GAP), width: cardWidth }}
          >
            <a
              href={`/cards/${face.cardID}`}
              aria-label={cardLabel(face, tierOf(face.rating))}
              style={{ height: cardHeight }}
            />
            {copies > 1 && <span className="sr-only">×{copies} copies</span>}
            {markAt?.(index)}
          </div>
        );
      })}
    </div>
  );
});
VirtualCardRow.displayName = 'WallRow';
