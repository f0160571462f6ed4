import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { cardFace, type WireCardFace } from '../art/card-face.ts';
import { PlayerCardFront } from '../art/card/card-front.tsx';
import { CardStandIn } from '../art/card/card-stand-in.tsx';
import { useTurn } from './turns.ts';
import { useBlocks } from './use-blocks.ts';
import { useFollow } from './use-follow.ts';
import { usePageOffset } from './use-page-offset.ts';

interface Props {
  readonly label: string;
  readonly count: number;
  /** The card at a place. Another function draws all anew. */
  readonly cardAt: (place: number) => WireCardFace;
  /** What is laid on a card, or stands at its foot: "×3", "New". */
  readonly markAt: (place: number) => ReactNode;
  /** Room below each card, in pixels. */
  readonly foot?: number;
}

/** In pixels. */
const NARROWEST = 96;
const WIDEST = 132;
const GAP = 12;
/** Height of a card over its width. */
const PROPORTION = 7 / 5;

/** Any number of cards laid out on a table top, each a link to its page. Only those in sight are drawn. */
export function CardWall({ label, count, cardAt, markAt, foot = 0 }: Props) {
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
  const height = Math.round(cardWidth * PROPORTION) + foot + GAP;
  const rows = Math.ceil(count / inRow);
  const { first, end } = useBlocks({ offset, blockHeight: height, blocks: rows });
  const follow = useFollow();
  const watching = { onClick: follow };
  return (
    <ul
      {...watching}
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: rows * height }}
    >
      {width === 0
        ? null
        : Array.from({ length: Math.max(0, end - first) }, (_, at) => (
            <WallRow
              key={first + at}
              from={(first + at) * inRow}
              to={Math.min(count, (first + at + 1) * inRow)}
              count={count}
              top={(first + at) * height}
              cardWidth={cardWidth}
              cardAt={cardAt}
              markAt={markAt}
            />
          ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, 'count' | 'cardAt' | 'markAt'> {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly cardWidth: number;
}

const WallRow = memo(({ from, to, count, top, cardWidth, cardAt, markAt }: RowProps) =>
  Array.from({ length: to - from }, (_, at) => {
    const card = cardAt(from + at);
    return (
      <li
        key={from + at}
        aria-setsize={count}
        aria-posinset={from + at + 1}
        className="absolute contain-layout contain-style"
        style={{ left: at * (cardWidth + GAP), top, width: cardWidth }}
      >
        <a
          href={`/cards/${card.cardID}`}
          className="block transition-[translate] duration-quick hover:-translate-y-1"
        >
          <Picture key={card.cardID} card={card} />
        </a>
        {markAt(from + at)}
      </li>
    );
  }),
);
WallRow.displayName = 'WallRow';

/** A card's front once it is its turn to be drawn, until then a plain one of its colours. */
function Picture({ card }: { readonly card: WireCardFace }) {
  const isDrawn = useTurn();
  const face = cardFace(card);
  return isDrawn ? (
    <PlayerCardFront card={face} detail="thumbnail" className="w-full" />
  ) : (
    <CardStandIn card={face} className="w-full" />
  );
}
