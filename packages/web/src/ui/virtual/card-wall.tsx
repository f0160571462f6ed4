import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

import { openStudio } from './pictures/studio.ts';
import { Skippable } from './skippable.tsx';
import { useBlocks } from './use-blocks.ts';
import { useDensity } from './use-density.ts';
import { useFollow } from './use-follow.ts';
import { usePageOffset } from './use-page-offset.ts';
import { WALL_PART } from './wall-parts.ts';
import { cardHeightOf, GAP, WallRow, type Hanging } from './wall-row.tsx';
import './card-wall.css';

interface Props extends Hanging {
  readonly label: string;
  /** Room below each card, in pixels. */
  readonly foot?: number;
}

/** In pixels. */
const NARROWEST = 96;
const WIDEST = 132;

/**
 * Any number of cards laid out on a table top, each a link to its page. Only those in sight are drawn, a row at a time;
 * a screen reader is told how many there are and which these are.
 */
export function CardWall({ label, foot = 0, ...hanging }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [studio] = useState(openStudio);
  useEffect(() => studio.close, [studio]);
  const offset = usePageOffset(list);
  const density = useDensity();
  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(list.current);
    setWidth(list.current.clientWidth);
    return () => watch.disconnect();
  }, []);

  const { count } = hanging;
  const least = width < 640 ? NARROWEST : WIDEST;
  const inRow = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  const cardWidth = Math.max(1, Math.floor((width + GAP) / inRow - GAP));
  const height = cardHeightOf(cardWidth) + foot + GAP;
  const rows = Math.ceil(count / inRow);
  const { first, end } = useBlocks({ offset, blockHeight: height, blocks: rows });
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  // The row that holds the focus stays, however far it is scrolled away: else the next Tab would start at the top of the page.
  const [focused, setFocused] = useState<number | null>(null);
  const kept = focused === null ? -1 : Math.floor(focused / inRow);
  if (kept >= 0 && kept < Math.min(first, rows)) drawn.unshift(kept);
  else if (kept >= end && kept < rows) drawn.push(kept);

  const follow = useFollow();
  // The list only watches what its links do.
  const watching = {
    onClick: follow,
    onFocus: ({ target }: FocusEvent) => setFocused(placeOf(target)),
    // The focus that goes on to another card is not gone: its row must be there to take it.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!list.current?.contains(relatedTarget)) setFocused(null);
    },
  };
  return (
    <Skippable what="pictures" count={count}>
      <div
        {...WALL_PART.list}
        {...watching}
        ref={list}
        aria-label={label}
        className="relative"
        style={{ height: rows * height }}
      >
        {width === 0
          ? null
          : drawn.map((row) => (
              <WallRow
                key={row}
                from={row * inRow}
                to={Math.min(count, (row + 1) * inRow)}
                top={row * height}
                height={height}
                cardWidth={cardWidth}
                density={density}
                studio={studio}
                {...hanging}
              />
            ))}
      </div>
    </Skippable>
  );
}

/** The place of the card that an element belongs to. */
const placeOf = (target: Element): number | null => {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place == null ? null : Number(place) - 1;
};
