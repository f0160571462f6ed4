/**
 * Returns a team's score: the rounded average rating of its cards, 0 for no cards
 * (docs/spec/teams-games-campaigns.md, "Business constants and limits").
 */
export const teamScore = (ratings: readonly number[]): number =>
  ratings.length === 0
    ? 0
    : Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
