import { streakOf } from '@pennant/rules/daily/daily-streak';

/** How a result looks on the calendar, by what was given up. */
export type ResultBand = 'great' | 'good' | 'fair' | 'poor';

/** The bands, each up to a share of a game that was given up. */
const BANDS: readonly (readonly [ResultBand, number])[] = [
  ['great', 0.04],
  ['good', 0.08],
  ['fair', 0.12],
];

/** Returns the band of what was given up. */
export const bandOf = (givenUp: number): ResultBand =>
  BANDS.find(([, most]) => givenUp <= most)?.[0] ?? 'poor';

/** What of a day's attempt the calendar knows. */
export interface CalendarAttempt {
  readonly isFinished: boolean;
  readonly givenUp: number | null;
}

/** A day as the calendar shows it. */
export type CalendarDay =
  | { readonly kind: 'none' }
  | { readonly kind: 'open' }
  | { readonly kind: 'frozen' }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'finished'; readonly givenUp: number | null };

interface CalendarOfUser {
  /** The attempts that are known, by day. */
  readonly attempts: ReadonlyMap<string, CalendarAttempt>;
  readonly firstDay: string;
  readonly today: string;
}

/** Returns how the calendar shows each day. */
export function calendarDays({ attempts, firstDay, today }: CalendarOfUser) {
  const finished = [...attempts].flatMap(([day, { isFinished }]) => (isFinished ? [day] : []));
  const frozen = new Set(streakOf(finished, today).frozen);
  return (day: string): CalendarDay => {
    if (day < firstDay || day > today) return { kind: 'none' };
    const attempt = attempts.get(day);
    if (attempt?.isFinished === true) return { kind: 'finished', givenUp: attempt.givenUp };
    if (frozen.has(day)) return { kind: 'frozen' };
    return { kind: attempt === undefined ? 'open' : 'unfinished' };
  };
}
