/** Packs of a base series that its completion brings, once for each user and series. */
export const COMPLETION_PACKS = 1;
