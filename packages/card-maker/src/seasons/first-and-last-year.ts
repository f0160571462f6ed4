/** First and last season of cards. */
export const FIRST_YEAR = 1871;
export const LAST_YEAR = 2023;
