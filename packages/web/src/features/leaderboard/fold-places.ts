import type { BoardPlayer } from '@pennant/contract/leaderboard';

/** How many places of one user a board shows before it folds the others. */
export const MAX_PLACES_OF_A_USER = 3;

/** A place of a board, with its rank from 1. */
export interface Place {
  readonly rank: number;
  readonly player: BoardPlayer;
}

/** A row of a board: a place, or where further places of a user are folded. */
export type BoardRow =
  | ({ readonly kind: 'place' } & Place)
  | {
      readonly kind: 'fold';
      readonly user: BoardPlayer['User'];
      /** Number of places behind it. */
      readonly count: number;
      readonly isOpen: boolean;
    };

/**
 * Returns the rows of a board, best first. A user's places beyond the third are left out, with one
 * row that says how many where the first of them would be; those of users in `unfolded` follow it.
 */
export function foldPlaces(
  players: readonly BoardPlayer[],
  unfolded: ReadonlySet<string> = new Set(),
): BoardRow[] {
  const seen = new Map<string, number>();
  const countOf = (userID: string) => players.filter(({ User }) => User.userID === userID).length;
  return players.flatMap((player, index): BoardRow[] => {
    const { User } = player;
    const nth = (seen.get(User.userID) ?? 0) + 1;
    seen.set(User.userID, nth);
    const place: BoardRow = { kind: 'place', rank: index + 1, player };
    if (nth <= MAX_PLACES_OF_A_USER) return [place];
    const isOpen = unfolded.has(User.userID);
    const rows = isOpen ? [place] : [];
    if (nth > MAX_PLACES_OF_A_USER + 1) return rows;
    const count = countOf(User.userID) - MAX_PLACES_OF_A_USER;
    return [{ kind: 'fold', user: User, count, isOpen }, ...rows];
  });
}

/** Returns the user's best place on a board; null if they have none, or for a guest. */
export function bestPlaceOf(players: readonly BoardPlayer[], userID: string | null): Place | null {
  const index = players.findIndex(({ User }) => User.userID === userID);
  const player = players[index];
  return player === undefined ? null : { rank: index + 1, player };
}

/** Returns a rank as text: "1st", "2nd", "3rd", "4th" … "11th". */
export function ordinal(rank: number): string {
  const tens = rank % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${suffix}`;
}
