/**
 * Whose bytes the client seed of an epoch is. `browser`: given once the commitment was shown.
 * `server`: packs were opened before a browser gave any. `before_commitment`: of an epoch of the
 * old order, where they were fixed with the server's seed or before it, so that they prove nothing.
 */
export const CLIENT_SEED_ORIGINS = ['browser', 'server', 'before_commitment'] as const;
export type ClientSeedOrigin = (typeof CLIENT_SEED_ORIGINS)[number];
