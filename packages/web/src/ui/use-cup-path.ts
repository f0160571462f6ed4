import { useLocation } from 'react-router';

/** What a link from a cup to one of its games hands on. */
export const cupState = (cupID: string): { readonly cupID: string } => ({ cupID });

/**
 * Returns the address of the cup that a game is of, as the link to the game handed it on; the list
 * of cups where it did not, and null for a game that is of none.
 */
export function useCupPath(isOfCup: boolean): string | null {
  const { state } = useLocation();
  const cupID = (state as { readonly cupID?: unknown } | null)?.cupID;
  if (typeof cupID === 'string') return `/cups/${cupID}`;
  return isOfCup ? '/cups' : null;
}
