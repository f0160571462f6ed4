import { useEffect, useState } from 'react';

/** How often a countdown is shown anew, in ms. */
const TICK_MS = 1000;

/** Returns the time in ms, by a clock that ticks; null on the server, which cannot know it. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, []);
  return now;
}
