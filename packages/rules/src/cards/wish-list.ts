/** Maximum number of cards on a user's wish list. */
export const MAX_WISHES = 200;
