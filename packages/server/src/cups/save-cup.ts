import { finalOf, isOpen, isOver, type CupState } from '@pennant/rules/cups/cup-state';
import { notify } from '../notifications/notify.ts';
import type { Transaction } from '../platform/database/database.ts';
import { listPlaces, type CupPlaceRow } from './cup-place-store.ts';
import { endCup, saveBracket, type CupRow } from './cup-store.ts';

/** Returns the places by seed. */
const bySeed = (places: readonly CupPlaceRow[]): ReadonlyMap<number, CupPlaceRow> =>
  new Map(places.flatMap((place) => (place.seed === null ? [] : [[place.seed, place]])));

/** Notifies the users of matches that can be played now and could not before. */
async function announceMatches(
  tx: Transaction,
  { cup_id: cupID, name }: CupRow,
  {
    before,
    after,
    places,
    now,
  }: {
    readonly before: CupState | null;
    readonly after: CupState;
    readonly places: ReadonlyMap<number, CupPlaceRow>;
    readonly now: Date;
  },
): Promise<void> {
  for (const [index, match] of after.matches.entries()) {
    const old = before?.matches[index];
    if (!isOpen(match) || (old !== undefined && isOpen(old))) continue;
    for (const seed of match.seeds) {
      const place = places.get(seed!);
      const opponent = places.get(match.seeds.find((other) => other !== seed)!);
      const userID = place?.holder_user_id ?? null;
      if (userID === null || opponent === undefined) continue;
      await notify(tx, {
        userID,
        kind: 'cup',
        cupID,
        cup: name,
        opponent: opponent.username ?? opponent.team_name,
        now,
      });
    }
  }
}

/**
 * Writes what has become of a cup, which the transaction has locked: its matches, and its end once
 * somebody has won. Those who can play now are notified.
 */
export async function saveCup(
  tx: Transaction,
  cup: CupRow,
  after: CupState,
  now: Date,
): Promise<void> {
  const { cup_id: cupID, bracket: before } = cup;
  const places = bySeed(await listPlaces(tx, cupID));
  if (isOver(after)) {
    const winner = places.get(finalOf(after).winner!);
    if (winner === undefined) throw new Error(`the winner of the cup ${cupID} has no place`);
    const { holder_user_id: userID, username, team_name: team } = winner;
    await endCup(tx, { cupID, bracket: after, winner: { userID, username, team }, now });
    return;
  }
  await announceMatches(tx, cup, { before, after, places, now });
  await saveBracket(tx, { cupID, bracket: after });
}
