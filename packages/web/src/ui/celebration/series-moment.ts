import { wrapperStyle, type WrappedSeries } from '@pennant/card-art/pack/wrapper-style';
import type { SeriesCompletion } from '@pennant/contract/series-completion';
import { takeGraphemes } from '@pennant/rules/text/graphemes';

import { formatCount } from '../money.tsx';
import type { CelebrationFlag, CelebrationProps } from './celebration.tsx';

/** Returns what a complete series brought, as a sentence that stays on the page. */
export const completionText = ({ cards }: Pick<SeriesCompletion, 'cards'>): string =>
  `All ${formatCount(cards)} cards are yours, and one pack of it came.`;

/**
 * Returns the moment of the series that an opening completed, in the colors of the newest one's
 * wrapper; null where it completed none.
 */
export function seriesMoment(
  completed: readonly SeriesCompletion[],
): Omit<CelebrationProps, 'onDone'> | null {
  const [newest] = completed.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
  if (newest === undefined) return null;
  const others = completed.length - 1;
  return {
    kicker: others === 0 ? 'Series complete' : `${completed.length} series complete`,
    title: others === 0 ? newest.name : `${newest.name} and ${formatCount(others)} more`,
    detail: others === 0 ? completionText(newest) : 'One pack of each came.',
    flag: seriesFlag(newest),
  };
}

/** Returns the pennant of a series, in the colors of its wrapper. */
export function seriesFlag(series: WrappedSeries): CelebrationFlag {
  const { ground, accent } = wrapperStyle(series);
  return {
    main: ground,
    second: accent,
    lettering: String(series.year ?? takeGraphemes(series.name, 2)),
    hasStar: true,
  };
}
