/** A team's score: the rounded average rating of its cards (document 2, section 9); 0 for no cards. */
export const teamScore = (ratings: readonly number[]): number =>
  ratings.length === 0
    ? 0
    : Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
