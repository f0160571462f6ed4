/** So many of the best cards of a collection come first, at once; most collections are no larger. */
export const FIRST_CARDS = 500;
