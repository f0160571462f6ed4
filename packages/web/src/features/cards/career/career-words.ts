import type { CardOrigin, CareerMoment } from '@pennant/contract/career';

import { ordinal } from '../../home/day-text.ts';

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns a UTC day: "May 1, 2026". */
export const dayText = (time: string): string => DAY_FORMAT.format(new Date(time));

/** What each figure counts, in the singular. */
const FIGURE_NAMES: Readonly<Record<CareerMoment['figure'], string>> = {
  G: 'game',
  H: 'hit',
  H2: 'double',
  H3: 'triple',
  HR: 'home run',
  R: 'run scored',
  RBI: 'run batted in',
  BB: 'walk',
  SB: 'stolen base',
  SO: 'strikeout',
  W: 'win',
  SV: 'save',
};

/** Returns a moment in words: "Debut", "First home run", "50th hit". */
export function momentText({ figure, number }: Pick<CareerMoment, 'figure' | 'number'>): string {
  if (figure === 'G' && number === 1) return 'Debut';
  return `${number === 1 ? 'First' : ordinal(number)} ${FIGURE_NAMES[figure]}`;
}

/** Returns how a card came, in a sentence. */
export function originText(origin: CardOrigin | null): string {
  if (origin === null) return 'How it came is not in the ledger.';
  const day = dayText(origin.received);
  if (origin.pack !== null)
    return `Drawn on ${day} out of pack ${origin.pack.number} of its seal, a pack of ${origin.pack.seriesName}.`;
  const texts: Record<CardOrigin['kind'], string> = {
    pack: `Drawn on ${day} out of a pack.`,
    starter_set: `Came with the starter set on ${day}.`,
    reward: `Won on ${day} as the reward of a contest.`,
    award: `Awarded on ${day}.`,
    swap: `Came out of the Swap Box on ${day}.`,
    other: `Came on ${day}.`,
  };
  return texts[origin.kind];
}

/** The moments of one game, in the order in which they came. */
export interface GameOfMoments {
  readonly game: CareerMoment['game'];
  readonly moments: readonly CareerMoment[];
}

/** Returns moments by their games, in the order in which they came. */
export function groupByGame(moments: readonly CareerMoment[]): GameOfMoments[] {
  const games = new Map<string, CareerMoment[]>();
  for (const moment of moments) {
    const { gameID } = moment.game;
    games.set(gameID, [...(games.get(gameID) ?? []), moment]);
  }
  return [...games.values()].map((ofGame) => ({ game: ofGame[0]!.game, moments: ofGame }));
}
