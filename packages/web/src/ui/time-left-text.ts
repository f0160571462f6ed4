const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns a time that is left, in ms, in its two largest units: "2 days, 4 hours". */
export function timeLeftText(ms: number): string {
  if (ms <= 0) return 'no time';
  if (ms < MINUTE_MS) return counted(Math.ceil(ms / 1000), 'second');
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const [large, small] =
    days > 0
      ? [counted(days, 'day'), hours > 0 ? counted(hours, 'hour') : null]
      : hours > 0
        ? [counted(hours, 'hour'), minutes > 0 ? counted(minutes, 'minute') : null]
        : [counted(minutes, 'minute'), null];
  return small === null ? large : `${large}, ${small}`;
}
