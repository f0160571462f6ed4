/** The number of cards in the first response of a collection, the best ones. Most have no more. */
export const FIRST_COLLECTION_PAGE_SIZE = 500;
