import type { DailyHeadline } from '@pennant/contract/daily';
import { describeSeasonDay } from '@pennant/rules/daily/daily-squares';
import { dayNumberOf } from '@pennant/rules/time/calendar-date';
import { DAY_MS } from '@pennant/rules/time/utc-day';

import { isolateName } from '../../ui/isolated-name.ts';

export const DAILY_NAME = 'Duplicate Nine';

type SidesOfDay = Pick<DailyHeadline, 'side' | 'visitors' | 'home'>;

/** Returns the name of a club without its season, which the day tells: "New York Yankees". */
export const clubOf = ({ name }: DailyHeadline['home']): string =>
  isolateName(name.replace(/^\d{4} (?=.)/, ''));

export const ownClub = (game: SidesOfDay): string => clubOf(game[game.side]);

export const otherClub = (game: SidesOfDay): string =>
  clubOf(game.side === 'home' ? game.visitors : game.home);

/** Returns what a day's game is, in a line: "May 14, 1961: you manage the New York Yankees". */
export const headlineOf = (game: SidesOfDay & Pick<DailyHeadline, 'seasonDay'>): string =>
  `${describeSeasonDay(game.seasonDay)}: you manage the ${ownClub(game)}`;

/** Returns who plays where: "New York at Boston". */
export const matchupOf = ({ visitors, home }: SidesOfDay): string =>
  `${clubOf(visitors)} at ${clubOf(home)}`;

const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a day of the calendar in words: "Thu, Nov 26". */
export const describeDay = (day: string): string => shortDay.format(dayNumberOf(day) * DAY_MS);

/** Returns a day of the calendar in words, with its year: "November 26, 2026". */
export const describeWholeDay = (day: string): string => wholeDay.format(dayNumberOf(day) * DAY_MS);

/**
 * Returns how many have finished a day's game: "12 managers have finished it so far."; nothing
 * while that is not known.
 */
export function finishedText(players: number | null, when: 'so far' | 'on its day'): string {
  if (players === null) return '';
  if (players === 0) return `Nobody has finished it ${when}.`;
  return `${players} ${players === 1 ? 'manager has' : 'managers have'} finished it ${when}.`;
}
