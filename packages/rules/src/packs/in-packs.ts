/** What limits the cards of a series that its packs hold. */
export interface PackLimits {
  readonly minRating: number;
  /** Comma list of club codes, "BOS,NYA"; null for all clubs. */
  readonly teamsIncluded: string | null;
}

/**
 * Whether a card of a series is in its packs: good enough, and of one of the clubs that the series is limited to.
 * `teams` are the card's club codes, as a comma list.
 */
export const isInPacks = (
  { minRating, teamsIncluded }: PackLimits,
  card: { readonly rating: number; readonly teams: string },
): boolean => {
  if (card.rating < minRating) return false;
  if (teamsIncluded === null) return true;
  const included = teamsIncluded.split(',');
  return card.teams.split(',').some((team) => included.includes(team));
};
