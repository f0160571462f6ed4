const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const formatter = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/**
 * Returns how long ago a moment was: `yesterday`, `3 hours ago`; less than 15 minutes ago is `now`,
 * since sessions in use are not recorded more precisely.
 */
export function timeAgo(moment: string, now: number): string {
  const elapsed = now - new Date(moment).getTime();
  if (elapsed < 15 * MINUTE) return 'now';
  const [unit, unitLength] = UNITS.find(([, length]) => elapsed >= length) ?? UNITS[2];
  return formatter.format(-Math.floor(elapsed / unitLength), unit);
}
