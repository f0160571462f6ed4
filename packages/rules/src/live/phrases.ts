/** What the two players of a live game can say to each other: there is no free text. */
export const LIVE_PHRASES = [
  'Play ball!',
  'Good luck.',
  'Nice hit!',
  'Great play!',
  'Tough luck.',
  'One moment, please.',
  'Thanks for waiting.',
  'Good game!',
] as const;
export type LivePhrase = (typeof LIVE_PHRASES)[number];

/** How long a side waits from one phrase to the next, in ms. */
export const PHRASE_PAUSE_MS = 3_000;
