/** Limits on which cards of a series its packs can hold. */
export interface PackLimits {
  readonly minRating: number;
  /** Comma list of club codes, "BOS,NYA"; null for all clubs. */
  readonly teamsIncluded: string | null;
}

/**
 * Returns whether a card of a series can be in its packs: rated at least `minRating`, and of one of
 * the clubs that the series is limited to. `teams` is a comma list of the card's club codes.
 */
export const isPackEligible = (
  { minRating, teamsIncluded }: PackLimits,
  card: { readonly rating: number; readonly teams: string },
): boolean => {
  if (card.rating < minRating) return false;
  if (teamsIncluded === null) return true;
  const included = teamsIncluded.split(',');
  return card.teams.split(',').some((team) => included.includes(team));
};
