/** Name of an all-star selection among a season's honors. */
export const ALL_STAR = 'All-Star';
