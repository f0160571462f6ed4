/** Browsers by the word of the user agent that gives them away; many claim to be Chrome and Safari too, so the order counts. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

/** Systems the same way: a phone with Android says Linux too, an iPhone Mac OS X. */
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
] as const;

const firstOf = (known: readonly (readonly [string, RegExp])[], userAgent: string) =>
  known.find(([, sign]) => sign.test(userAgent))?.[0];

/** A browser as its owner would call it, from what it says of itself: `Firefox on Linux`. At most 80 characters. */
export function deviceName(userAgent: string): string {
  // A program that is no browser names itself first: `curl/8.5.0`.
  const program = /^([A-Za-z][\w.-]{0,39})/.exec(userAgent)?.[1];
  const named = program === 'Mozilla' ? undefined : program;
  const browser = firstOf(BROWSERS, userAgent) ?? named ?? 'Unknown browser';
  const system = firstOf(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
