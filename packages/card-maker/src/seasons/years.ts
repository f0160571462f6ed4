/** The seasons that cards are made of. */
export const FIRST_YEAR = 1871;
export const LAST_YEAR = 2023;
