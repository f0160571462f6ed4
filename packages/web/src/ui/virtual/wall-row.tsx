import { tierOf } from '@pennant/rules/cards/tier';
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';

import { cardFace, cardLabel, type WireCardFace } from '../art/card-face.ts';
import type { Studio } from './pictures/studio.ts';
import { WALL_PART } from './wall-parts.ts';

/** The gap between cards, in pixels. */
export const GAP = 12;
/** A card's height divided by its width. */
const ASPECT_RATIO = 7 / 5;
/** Returns a card's height in whole pixels: between pixels a bitmap is resampled in each frame. */
export const cardHeightOf = (cardWidth: number): number => Math.round(cardWidth * ASPECT_RATIO);

/** The cards of a grid. The functions must be stable: a new one renders all rows again. */
export interface Hanging {
  readonly count: number;
  readonly cardAt: (index: number) => WireCardFace;
  /** Returns the number of copies, which the card shows from two on. */
  readonly copiesAt: (index: number) => number;
  /** Returns a mark at the bottom of a card: "New". */
  readonly markAt?: ((index: number) => ReactNode) | undefined;
}

interface Props extends Hanging {
  readonly renderer: Studio;
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
export const WallRow = memo((props: Props) => {
  const { renderer, from, to, count, top, height, cardWidth, density } = props;
  const { cardAt, copiesAt, markAt } = props;
  const frame = useRef<HTMLDivElement>(null);
  const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
  const cardHeight = cardHeightOf(cardWidth);
  useLayoutEffect(() => {
    if (frame.current === null) return undefined;
    const toScreenPixels = (length: number) => Math.round(length * density);
    return renderer.show({
      frame: frame.current,
      cards: Array.from({ length: to - from }, (_, offset) => ({
        card: cardFace(cardAt(from + offset)),
        copies: copiesAt(from + offset),
      })),
      cardWidth: toScreenPixels(cardWidth),
      cardHeight: toScreenPixels(cardHeight),
      step: toScreenPixels(cardWidth + GAP),
    });
  }, [renderer, from, to, cardAt, copiesAt, cardWidth, cardHeight, density]);
  return (
    <div {...WALL_PART.row} className="card-wall-row" data-row={from} style={{ top, height }}>
      <div
        ref={frame}
        aria-hidden="true"
        className="card-wall-pictures"
        style={{ width: indexes.length * (cardWidth + GAP), height: cardHeight }}
      />
      {indexes.map((index) => {
        const face = cardFace(cardAt(index));
        const copies = copiesAt(index);
        return (
          <div
            key={index}
            {...WALL_PART.item}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ left: (index - from) * (cardWidth + GAP), width: cardWidth }}
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
WallRow.displayName = 'WallRow';
