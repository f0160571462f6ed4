import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** So many ms of a frame may go into drawings; the rest is for their layout and paint. */
const BUDGET = 4;
/** In pixels a ms: nobody makes out a drawing that goes by as fast. */
const TOO_FAST = 2.5;
/** So many ms after the last scrolling a list stands still. */
const STILL_AFTER = 90;

const waiting = new Set<() => void>();
let frame = 0;
let last = { y: 0, time: 0, speed: 0 };

function onScroll(): void {
  const time = performance.now();
  const y = scrollY;
  const gap = Math.max(1, time - last.time);
  last = { y, time, speed: gap > STILL_AFTER ? 0 : Math.abs(y - last.y) / gap };
}

const isFlying = () => last.speed > TOO_FAST && performance.now() - last.time < STILL_AFTER;

/** Draws those whose turn it is: as many as there is time for in this frame. */
function drawSome(): void {
  frame = 0;
  const began = performance.now();
  if (!isFlying()) {
    for (const draw of waiting) {
      waiting.delete(draw);
      flushSync(draw);
      if (performance.now() - began > BUDGET) break;
    }
  }
  if (waiting.size > 0) frame = requestAnimationFrame(drawSome);
  else removeEventListener('scroll', onScroll);
}

/** Asks for a turn; answers how to give it up. */
function waitForTurn(draw: () => void): () => void {
  waiting.add(draw);
  if (frame === 0) {
    addEventListener('scroll', onScroll, { passive: true });
    frame = requestAnimationFrame(drawSome);
  }
  return () => void waiting.delete(draw);
}

/**
 * False until it is this drawing's turn: of many that come into sight at once a few are drawn in each frame, and none
 * while they fly by.
 */
export function useTurn(): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => waitForTurn(() => setMine(true)), []);
  return isMine;
}
