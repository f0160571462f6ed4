import { z } from 'zod';
import { defineCall } from './call.ts';
import { clientSeed, hex32, ownedID } from './values.ts';

/** What was promised before a game's first roll, and, once it is over, the seed that keeps the promise. */
export const gameFairness = z.object({
  /** The committed id; it is the game's id too. */
  id: ownedID,
  commitment: hex32,
  clientSeed,
  /** True where the browser sent no seed of its own, so that the server chose both. */
  serverChoseClientSeed: z.boolean(),
  /** Null until the game is final or abandoned. */
  seed: hex32.nullable(),
});
export type GameFairness = z.output<typeof gameFairness>;

export const fairnessCalls = {
  nextFairness: defineCall({
    method: 'GET',
    path: '/fairness/next',
    summary:
      "The commitment for the caller's next game: one outstanding, the same until a game uses it.",
    who: 'player',
    answer: z.object({ id: ownedID, commitment: hex32 }),
    writes: false,
  }),
};
