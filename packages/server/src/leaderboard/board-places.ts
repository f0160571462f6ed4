import {
  BATTING_STATS,
  PITCHING_STATS,
  type BattingStat,
  type PitchingStat,
} from '@pennant/rules/leaderboard/board-statistics';
import { monthKey, monthOf } from '@pennant/rules/leaderboard/month-and-quarter';
import type { Queries } from '../platform/database/database.ts';
import { readBoards } from './board-store.ts';
import { battingValueOf, pitchingValueOf } from './show-boards.ts';

/** A place of a user's card on a board of the month. */
export interface BoardPlace {
  readonly cardID: number;
  readonly stat: BattingStat | PitchingStat;
  /** From 1. */
  readonly place: number;
  readonly value: number;
}

/** Returns the places of a user's cards on the boards of the month, the best first. */
export type FindBoardPlaces = (
  queries: Queries,
  request: { readonly userID: string; readonly now: Date; readonly limit: number },
) => Promise<readonly BoardPlace[]>;

/** How long the boards are kept, in ms: they are read for everybody's home. */
const KEPT_MS = 30_000;

type PlacesByUser = ReadonlyMap<string, readonly BoardPlace[]>;

/** Returns a function that finds a user's places; it reads the boards at most twice a minute. */
export function createBoardPlaces(): FindBoardPlaces {
  let kept: { period: number; readAt: number; places: Promise<PlacesByUser> } | null = null;
  return async (queries, { userID, now, limit }) => {
    const period = monthKey(monthOf(now.toISOString()));
    const age = kept === null ? Infinity : Math.abs(now.getTime() - kept.readAt);
    if (kept === null || kept.period !== period || age > KEPT_MS)
      kept = { period, readAt: now.getTime(), places: readPlaces(queries, period) };
    const { places } = kept;
    // A failure is not kept.
    places.catch(() => (kept = null));
    return ((await places).get(userID) ?? []).slice(0, limit);
  };
}

/**
 * Returns the places of all cards on the boards of a period by user, each user's best first: first
 * the best place of each card, then the other places.
 */
async function readPlaces(queries: Queries, period: number): Promise<PlacesByUser> {
  const { batters, pitchers } = await readBoards(queries, period);
  const rows = [
    ...batters.map((row) => ({ ...row, value: battingValueOf(row) })),
    ...pitchers.map((row) => ({ ...row, value: pitchingValueOf(row) })),
  ];
  const places = [...BATTING_STATS, ...PITCHING_STATS].flatMap((stat) =>
    rows
      .filter((row) => row.stat === stat)
      .map(({ user_id: userID, card_id: cardID, value }, index) => ({
        userID,
        cardID,
        stat,
        place: index + 1,
        value,
      })),
  );
  const byUser = Map.groupBy(
    places.toSorted((a, b) => a.place - b.place),
    ({ userID }) => userID,
  );
  return new Map([...byUser].map(([userID, own]) => [userID, eachCardFirst(own)]));
}

/** Returns places with the first place of each card before all others. */
function eachCardFirst(places: readonly BoardPlace[]): BoardPlace[] {
  const firsts = new Map<number, BoardPlace>();
  for (const place of places) if (!firsts.has(place.cardID)) firsts.set(place.cardID, place);
  const isFirst = (place: BoardPlace) => firsts.get(place.cardID) === place;
  return [...firsts.values(), ...places.filter((place) => !isFirst(place))].map(
    ({ cardID, stat, place, value }) => ({ cardID, stat, place, value }),
  );
}
