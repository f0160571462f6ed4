/** How many games one user may have under way: bounds what one user can make be stored. */
export const MAX_GAMES_UNDER_WAY = 20;
