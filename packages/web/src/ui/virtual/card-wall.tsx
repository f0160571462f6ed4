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
  /** The space below each card, in pixels. */
  readonly foot?: number;
}

/** The minimum width of a card in pixels, on narrow and on wide screens. */
const MIN_CARD_WIDTH_NARROW = 96;
const MIN_CARD_WIDTH_WIDE = 132;

/**
 * A virtualized grid of any number of cards, each a link to its page. Only the rows in view are
 * rendered; a screen reader is informed how many cards there are and which these are.
 */
export function CardWall({ label, foot = 0, ...cards }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [renderer] = useState(openStudio);
  useEffect(() => renderer.close, [renderer]);
  const offset = usePageOffset(list);
  const density = useDensity();
  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(list.current);
    setWidth(list.current.clientWidth);
    return () => observer.disconnect();
  }, []);

  const { count } = cards;
  const minCardWidth = width < 640 ? MIN_CARD_WIDTH_NARROW : MIN_CARD_WIDTH_WIDE;
  const perRow = Math.max(1, Math.floor((width + GAP) / (minCardWidth + GAP)));
  const cardWidth = Math.max(1, Math.floor((width + GAP) / perRow - GAP));
  const height = cardHeightOf(cardWidth) + foot + GAP;
  const rows = Math.ceil(count / perRow);
  const { first, end } = useBlocks({ offset, blockHeight: height, blocks: rows });
  const renderedRows = Array.from(
    { length: Math.max(0, end - first) },
    (_, index) => first + index,
  );
  // The row with the focus stays rendered when it is scrolled out of view: otherwise the next Tab
  // would start at the top of the page.
  const [focused, setFocused] = useState<number | null>(null);
  const focusedRow = focused === null ? -1 : Math.floor(focused / perRow);
  if (focusedRow >= 0 && focusedRow < Math.min(first, rows)) renderedRows.unshift(focusedRow);
  else if (focusedRow >= end && focusedRow < rows) renderedRows.push(focusedRow);

  const onClick = useFollow();
  // The list handles the events of its links.
  const handlers = {
    onClick,
    onFocus: ({ target }: FocusEvent) => setFocused(cardIndexOf(target)),
    // When the focus moves on to another card, that card's row must stay rendered.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!list.current?.contains(relatedTarget)) setFocused(null);
    },
  };
  return (
    <Skippable what="pictures" count={count}>
      <div
        {...WALL_PART.list}
        {...handlers}
        ref={list}
        aria-label={label}
        className="relative"
        style={{ height: rows * height }}
      >
        {width === 0
          ? null
          : renderedRows.map((row) => (
              <WallRow
                key={row}
                from={row * perRow}
                to={Math.min(count, (row + 1) * perRow)}
                top={row * height}
                height={height}
                cardWidth={cardWidth}
                density={density}
                renderer={renderer}
                {...cards}
              />
            ))}
      </div>
    </Skippable>
  );
}

/** Returns the index of the card that an element belongs to. */
const cardIndexOf = (target: Element): number | null => {
  const position = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return position == null ? null : Number(position) - 1;
};
