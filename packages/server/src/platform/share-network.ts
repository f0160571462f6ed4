import type { Queries } from './database/database.ts';

/**
 * Returns whether a user signs in from a network of the one who sends a request. Implemented by the
 * account feature; `app.ts` passes it to the features whose games are rated.
 */
export type ShareNetwork = (
  queries: Queries,
  pair: {
    readonly requesterID: string;
    /** The address of the request. */
    readonly address: string;
    readonly userID: string;
    readonly now: Date;
  },
) => Promise<boolean>;
