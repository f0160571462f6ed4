/** What gathers the cards of a series: a season, an award, a figure that was reached, or something else that they share. */
export const SERIES_KINDS = ['base', 'award', 'milestone', 'theme'] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];
