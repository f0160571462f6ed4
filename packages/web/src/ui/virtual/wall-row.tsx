import { tierOf } from '@pennant/rules/cards/tier';
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';

import { cardFace, cardLabel, type WireCardFace } from '../art/card-face.ts';
import type { Studio } from './pictures/studio.ts';
import { WALL_PART } from './wall-parts.ts';

/** Between cards, in pixels. */
export const GAP = 12;
/** Height of a card over its width. */
const PROPORTION = 7 / 5;
/** Whole pixels: a picture that lies between them would be resampled in each frame. */
export const cardHeightOf = (cardWidth: number): number => Math.round(cardWidth * PROPORTION);

/** What hangs on a wall: another function draws all anew. */
export interface Hanging {
  readonly count: number;
  readonly cardAt: (place: number) => WireCardFace;
  /** How often one has it; from two on the card tells. */
  readonly copiesAt: (place: number) => number;
  /** What stands at a card's foot: "New". */
  readonly markAt?: ((place: number) => ReactNode) | undefined;
}

interface Props extends Hanging {
  readonly studio: Studio;
  readonly from: number;
  readonly to: number;
  readonly top: number;
  /** From its top to that of the next row. */
  readonly height: number;
  readonly cardWidth: number;
  /** Pixels of the screen to one of the page. */
  readonly density: number;
}

/** One row of cards: all their pictures on one canvas, and a link over each. */
export const WallRow = memo((props: Props) => {
  const { studio, from, to, count, top, height, cardWidth, density } = props;
  const { cardAt, copiesAt, markAt } = props;
  const frame = useRef<HTMLDivElement>(null);
  const places = Array.from({ length: to - from }, (_, at) => from + at);
  const cardHeight = cardHeightOf(cardWidth);
  useLayoutEffect(() => {
    if (frame.current === null) return undefined;
    const pixels = (length: number) => Math.round(length * density);
    return studio.show({
      frame: frame.current,
      cards: Array.from({ length: to - from }, (_, at) => ({
        card: cardFace(cardAt(from + at)),
        copies: copiesAt(from + at),
      })),
      cardWidth: pixels(cardWidth),
      cardHeight: pixels(cardHeight),
      step: pixels(cardWidth + GAP),
    });
  }, [studio, from, to, cardAt, copiesAt, cardWidth, cardHeight, density]);
  return (
    <div {...WALL_PART.row} className="card-wall-row" data-row={from} style={{ top, height }}>
      <div
        ref={frame}
        aria-hidden="true"
        className="card-wall-pictures"
        style={{ width: places.length * (cardWidth + GAP), height: cardHeight }}
      />
      {places.map((place) => {
        const face = cardFace(cardAt(place));
        const copies = copiesAt(place);
        return (
          <div
            key={place}
            {...WALL_PART.item}
            aria-setsize={count}
            aria-posinset={place + 1}
            style={{ left: (place - from) * (cardWidth + GAP), width: cardWidth }}
          >
            <a
              href={`/cards/${face.cardID}`}
              aria-label={cardLabel(face, tierOf(face.rating))}
              style={{ height: cardHeight }}
            />
            {copies > 1 && <span className="sr-only">×{copies} copies</span>}
            {markAt?.(place)}
          </div>
        );
      })}
    </div>
  );
});
WallRow.displayName = 'WallRow';
