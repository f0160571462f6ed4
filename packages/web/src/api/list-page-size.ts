/** How many rows a list of games or of the audit log loads at a time. */
export const LIST_PAGE_SIZE = 50;
