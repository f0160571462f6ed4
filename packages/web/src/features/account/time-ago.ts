const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const inWords = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** How long ago a moment was: `yesterday`, `3 hours ago`. Less than a quarter of an hour is `now`: a browser in use says no more. */
export function timeAgo(moment: string, now: number): string {
  const passed = now - new Date(moment).getTime();
  if (passed < 15 * MINUTE) return 'now';
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? UNITS[2];
  return inWords.format(-Math.floor(passed / length), unit);
}
