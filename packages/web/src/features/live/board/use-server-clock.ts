import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Returns the server's time, in ms, by a clock that ticks while something runs down. */
export function useServerClock(offset: number, isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [isRunning]);
  return now + offset;
}
