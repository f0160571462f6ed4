import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Milliseconds as `5 h 04 min 09 s`; null for none. */
export function waitText(milliseconds: number): string | null {
  if (milliseconds <= 0) return null;
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (figure: number) => String(figure).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours} h ${two(minutes)} min ${two(seconds % 60)} s`;
}

/** The time until a moment, counted down by the second; null once it has come. */
export function useTimeUntil(moment: string): string | null {
  const [now, setNow] = useState(() => Date.now());
  const left = new Date(moment).getTime() - now;
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const clock = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(clock);
  }, [waiting]);
  return waitText(left);
}
