import type { Queries } from '../platform/database/database.ts';
import { findSeen } from './cup-place-store.ts';

/** Whose page does not ask for so long is not there any more, in ms. */
const HERE_MS = 10_000;

/** Returns whether the user of a seed is there for the match. */
export async function isHere(
  queries: Queries,
  { cupID, seed, now }: { readonly cupID: string; readonly seed: number; readonly now: Date },
): Promise<boolean> {
  const seen = await findSeen(queries, { cupID, seed });
  return seen !== null && now.getTime() - seen.getTime() < HERE_MS;
}
