import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

import { createThumbnailRenderer } from '@pennant/card-art/thumbnails/thumbnail-renderer';
import { SkipLink } from './skip-link.tsx';
import { useVisibleBlocks } from './use-visible-blocks.ts';
import { usePixelRatio } from './use-pixel-ratio.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { usePageOffset } from './use-page-offset.ts';
import { CARD_GRID_ROLES } from './card-grid-roles.ts';
import { cardHeightOf, CARD_GAP, VirtualCardRow, type VirtualCards } from './virtual-card-row.tsx';
import './virtual-card-grid.css';

interface Props extends VirtualCards {
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
export function VirtualCardGrid({ label, foot = 0, ...cards }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [renderer] = useState(createThumbnailRenderer);
  useEffect(() => renderer.close, [renderer]);
  const offset = usePageOffset(list);
  const density = usePixelRatio();
  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(list.current);
    setWidth(list.current.clientWidth);
    return () => observer.disconnect();
  }, []);

  const { count } = cards;
  const minCardWidth = width < 640 ? MIN_CARD_WIDTH_NARROW : MIN_CARD_WIDTH_WIDE;
  const perRow = Math.max(1, Math.floor((width + CARD_GAP) / (minCardWidth + CARD_GAP)));
  const cardWidth = Math.max(1, Math.floor((width + CARD_GAP) / perRow - CARD_GAP));
  const height = cardHeightOf(cardWidth) + foot + CARD_GAP;
  const rows = Math.ceil(count / perRow);
  const { first, end } = useVisibleBlocks({ offset, blockHeight: height, blocks: rows });
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

  const onClick = useLinkNavigation();
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
    <SkipLink what="pictures" count={count}>
      <div
        {...CARD_GRID_ROLES.list}
        {...handlers}
        ref={list}
        aria-label={label}
        className="relative"
        style={{ height: rows * height }}
      >
        {width === 0
          ? null
          : renderedRows.map((row) => (
              <VirtualCardRow
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
    </SkipLink>
  );
}

/** Returns the index of the card that an element belongs to. */
const cardIndexOf = (target: Element): number | null => {
  const position = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return position == null ? null : Number(position) - 1;
};
