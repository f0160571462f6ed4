/** The name under which an all-star selection stands among a season's honors. */
export const ALL_STAR = 'All-Star';
