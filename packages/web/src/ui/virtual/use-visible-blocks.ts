import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { visibleBlocks, type BlockRange, type Viewport } from './visible-blocks.ts';

/** Reads the window's scroll position. Browser only: the server renders no virtualized list. */
const readViewport = (): Viewport => ({ top: scrollY, height: innerHeight, isScrollingUp: false });

interface List {
  /** The list's top edge, in pixels below the top of the page. */
  readonly offset: number;
  readonly blockHeight: number;
  readonly blocks: number;
}

/**
 * Returns the blocks to render of a list that scrolls with the page. Renders again only when other
 * blocks come into view.
 */
export function useVisibleBlocks({ offset, blockHeight, blocks }: List): BlockRange {
  const [viewport, setViewport] = useState(readViewport);
  const range = visibleBlocks({ ...viewport, top: viewport.top - offset }, blockHeight, blocks);
  // Most scroll events need no other blocks: they cost a comparison, not a render.
  const latest = useRef({ range, offset, blockHeight, blocks });
  useLayoutEffect(() => {
    latest.current = { range, offset, blockHeight, blocks };
  });
  useEffect(() => {
    let lastTop = scrollY;
    let isScrollingUp = false;
    const update = () => {
      const top = scrollY;
      if (top !== lastTop) isScrollingUp = top < lastTop;
      lastTop = top;
      const list = latest.current;
      const next = { top, height: innerHeight, isScrollingUp };
      const nextRange = visibleBlocks(
        { ...next, top: top - list.offset },
        list.blockHeight,
        list.blocks,
      );
      if (nextRange.first !== list.range.first || nextRange.end !== list.range.end)
        setViewport(next);
    };
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, []);
  return range;
}
