import { z } from 'zod';
import { defineCall } from './call.ts';
import { clientSeed, hex32, uuid } from './common-schemas.ts';

/** The commitment of a game's dice and, once the game is over, the revealed seed. */
export const gameFairness = z.object({
  /** The committed id, which is also the game's id. */
  id: uuid,
  commitment: hex32,
  clientSeed,
  /** Whether the server chose both seeds because the browser sent none. */
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
    answer: z.object({ id: uuid, commitment: hex32 }),
    writes: false,
  }),
};
