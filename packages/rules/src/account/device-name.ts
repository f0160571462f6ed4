/**
 * Browsers, each with a pattern of its user agent. The first match counts: many browsers also name
 * Chrome and Safari.
 */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

/**
 * Operating systems, matched the same way: Android user agents also contain Linux, those of an
 * iPhone Mac OS X.
 */
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
] as const;

const findFirst = (candidates: readonly (readonly [string, RegExp])[], userAgent: string) =>
  candidates.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * Returns the browser and operating system of a user agent for display: `Firefox on Linux`. At most
 * 80 characters.
 */
export function deviceName(userAgent: string): string {
  // A program other than a browser begins with its own name: `curl/8.5.0`.
  const program = /^([A-Za-z][\w.-]{0,39})/.exec(userAgent)?.[1];
  const named = program === 'Mozilla' ? undefined : program;
  const browser = findFirst(BROWSERS, userAgent) ?? named ?? 'Unknown browser';
  const system = findFirst(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
