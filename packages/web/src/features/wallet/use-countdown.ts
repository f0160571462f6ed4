import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Returns a duration as `5 h 04 min 09 s`; null where it is not positive. */
export function formatCountdown(milliseconds: number): string | null {
  if (milliseconds <= 0) return null;
  const seconds = Math.ceil(milliseconds / SECOND);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours} h ${twoDigits(minutes)} min ${twoDigits(seconds % 60)} s`;
}

/** Returns the time until a moment, updated each second; null once it has passed. */
export function useCountdown(moment: string): string | null {
  const [now, setNow] = useState(() => Date.now());
  const left = new Date(moment).getTime() - now;
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return formatCountdown(left);
}
