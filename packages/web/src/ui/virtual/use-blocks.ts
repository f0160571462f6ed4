import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { blocksInSight, type Drawn, type Sight } from './in-sight.ts';

/** Reads the window's scroll position. Browser only: the server renders no virtualized list. */
const readViewport = (): Sight => ({ top: scrollY, height: innerHeight, goesUp: false });

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
export function useBlocks({ offset, blockHeight, blocks }: List): Drawn {
  const [viewport, setViewport] = useState(readViewport);
  const range = blocksInSight({ ...viewport, top: viewport.top - offset }, blockHeight, blocks);
  // Most scroll events need no other blocks: they cost a comparison, not a render.
  const latest = useRef({ range, offset, blockHeight, blocks });
  useLayoutEffect(() => {
    latest.current = { range, offset, blockHeight, blocks };
  });
  useEffect(() => {
    let lastTop = scrollY;
    let goesUp = false;
    const update = () => {
      const top = scrollY;
      if (top !== lastTop) goesUp = top < lastTop;
      lastTop = top;
      const list = latest.current;
      const next = { top, height: innerHeight, goesUp };
      const nextRange = blocksInSight(
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
