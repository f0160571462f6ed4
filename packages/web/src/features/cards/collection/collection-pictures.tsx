import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { PlayerCardFront } from '../../../ui/art/card/card-front.tsx';
import { cardFace } from '../../../ui/art/card-face.ts';
import { cardAt, type CollectionCard, type Columns } from './columns.ts';
import { usePageOffset } from './use-page-offset.ts';

interface Props {
  readonly columns: Columns;
  /** The places of the cards shown, in their order. */
  readonly shown: Uint32Array;
}

/** In pixels. */
const NARROWEST = 96;
const WIDEST = 132;
const GAP = 12;
/** Height of a card over its width. */
const PROPORTION = 7 / 5;
const DRAWN_BEYOND_SIGHT = 2;

/** A collection laid out on a table top, each card a link to its page. Only what is in sight is drawn. */
export function CollectionPictures({ columns, shown }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const offset = usePageOffset(list);
  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(list.current);
    setWidth(list.current.clientWidth);
    return () => watch.disconnect();
  }, []);

  const least = width < 640 ? NARROWEST : WIDEST;
  const inRow = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  const cardWidth = Math.max(1, (width + GAP) / inRow - GAP);
  const height = Math.round(cardWidth * PROPORTION) + GAP;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const rows = useWindowVirtualizer({
    count: Math.ceil(shown.length / inRow),
    estimateSize: () => height,
    overscan: DRAWN_BEYOND_SIGHT,
    scrollMargin: offset,
  });
  useLayoutEffect(() => rows.measure(), [rows, height]);

  const places = rows
    .getVirtualItems()
    .flatMap(({ index }) => Array.from({ length: inRow }, (_, column) => ({ row: index, column })))
    .filter(({ row, column }) => row * inRow + column < shown.length);
  return (
    <ul
      ref={list}
      aria-label="My Cards"
      className="relative"
      style={{ height: Math.ceil(shown.length / inRow) * height }}
    >
      {width === 0
        ? null
        : places.map(({ row, column }) => {
            const place = row * inRow + column;
            return (
              <Picture
                key={place}
                card={cardAt(columns, shown[place]!)}
                place={place}
                count={shown.length}
                left={column * (cardWidth + GAP)}
                top={row * height}
                width={cardWidth}
              />
            );
          })}
    </ul>
  );
}

interface PictureProps {
  readonly card: CollectionCard;
  readonly place: number;
  readonly count: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const Picture = memo(
  ({ card, place, count, left, top, width }: PictureProps) => (
    <li
      aria-setsize={count}
      aria-posinset={place + 1}
      className="absolute top-0 left-0 contain-layout"
      style={{ transform: `translate(${left}px, ${top}px)`, width }}
    >
      <Link
        to={`/cards/${card.cardID}`}
        className="block transition-[translate] duration-quick hover:-translate-y-1"
      >
        <PlayerCardFront card={cardFace(card)} detail="thumbnail" className="w-full" />
        {card.amount > 1 ? (
          <span className="figures absolute right-0 bottom-0 rounded-sm bg-ink px-1.5 font-slab text-sm font-semibold text-paper">
            ×{card.amount}
            <span className="sr-only"> copies</span>
          </span>
        ) : null}
      </Link>
    </li>
  ),
  (before, after) =>
    before.card.cardID === after.card.cardID &&
    before.card.amount === after.card.amount &&
    before.place === after.place &&
    before.count === after.count &&
    before.left === after.left &&
    before.top === after.top &&
    before.width === after.width,
);
Picture.displayName = 'Picture';
