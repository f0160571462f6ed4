/**
 * How the cards of a series are selected: by season, award, statistical milestone or other theme.
 */
export const SERIES_KINDS = ['base', 'award', 'milestone', 'theme'] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];
