import Bowser from 'bowser';

/** Names as Bowser gives them; a user agent that it does not know may give any text. */
const PLAIN_NAME = /^[\w .-]{1,38}$/;

/**
 * Returns the browser and operating system of a user agent for display: `Firefox on Linux`. At most
 * 80 characters.
 */
export function deviceName(userAgent: string): string {
  // The parser throws for an empty user agent.
  const { browser, os, platform } = Bowser.parse(userAgent || '-');
  const browserName = browser.name?.replace(/^Microsoft | for Android$/, '');
  // A program other than a browser begins with its own name: `curl/8.5.0`.
  const program = /^(?!Mozilla)[A-Za-z][\w.-]*/.exec(userAgent)?.[0];
  const isPlain = (name: string | undefined) => name !== undefined && PLAIN_NAME.test(name);
  const name = [browserName, program].find(isPlain) ?? 'Unknown browser';
  const system = [os.name === 'iOS' ? platform.model : os.name, unixName(userAgent)].find(isPlain);
  return system === undefined ? name : `${name} on ${system.replace('Chrome OS', 'ChromeOS')}`;
}

/** The systems with an X server that the parser does not know are shown as Linux. */
const unixName = (userAgent: string): string | undefined =>
  userAgent.includes('X11') ? 'Linux' : undefined;
