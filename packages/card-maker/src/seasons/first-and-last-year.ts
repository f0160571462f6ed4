/** First and last season of the invented history; a record says itself what it has. */
export const FIRST_YEAR = 1871;
export const LAST_YEAR = 2023;
