import { topRatingOf } from '@pennant/rules/cards/tier';
import { drawDice } from '@pennant/rules/cups/cup-dice';
import type { CupKind } from '@pennant/rules/cups/cup-kind';
import { drawClubs, newCup, seedByRating, sizeFor } from '@pennant/rules/cups/draw-cup';
import { ratingNow } from '../challenges/rating-dto.ts';
import { readRating } from '../challenges/user-rating-store.ts';
import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { findComputerTeam, readCupClubs } from '../teams/computer-team-store.ts';
import { insertPlace, listPlaces, saveSeed, type CupPlaceRow } from './cup-place-store.ts';
import { cancelCupRow, lockCup, updateCup, type CupRow } from './cup-store.ts';
import { copyForCup } from './cup-team.ts';
import { saveCup } from './save-cup.ts';

/** A club that may fill a place. */
type Club = Awaited<ReturnType<typeof readCupClubs>>[number];

/** One that is drawn so much later than it should have begun begins then, in ms. */
const LATE_MS = 600_000;

/** Clubs that are drawn from for each place, those nearest in score to the users' teams. */
const CLUBS_FOR_A_PLACE = 3;

/** Returns how far a club is from what a cup allows: 0 for one that may play it. */
function distanceFrom(kind: CupKind, { score, year, best }: Club): number {
  if (kind.kind === 'scoreCap') return Math.max(0, score - kind.maxScore);
  if (kind.kind === 'decade')
    return Math.max(0, kind.firstYear - year, year - (kind.firstYear + 9));
  return kind.kind === 'maxTier' ? Math.max(0, best - topRatingOf(kind.tier)) : 0;
}

/**
 * Returns the clubs that places are drawn from: of those that may play the cup, or come nearest to
 * it where there are too few, the nearest in score to the users' teams.
 */
export function chooseClubs(
  clubs: readonly Club[],
  {
    kind,
    score,
    places,
  }: { readonly kind: CupKind; readonly score: number; readonly places: number },
): Club[] {
  const byFit = clubs.toSorted((a, b) => distanceFrom(kind, a) - distanceFrom(kind, b));
  const fit = byFit.filter((club) => distanceFrom(kind, club) === 0);
  const eligible = fit.length >= places ? fit : byFit.slice(0, places);
  return eligible
    .toSorted((a, b) => Math.abs(a.score - score) - Math.abs(b.score - score))
    .slice(0, CLUBS_FOR_A_PLACE * places);
}

/** Returns the users' places by seed, each with the rating that it is by. */
async function seedUsers(
  tx: Transaction,
  cup: CupRow,
  { users, now }: { readonly users: readonly CupPlaceRow[]; readonly now: Date },
) {
  const rated: { readonly id: string; readonly rating: number }[] = [];
  for (const { place_id: id, holder_user_id: userID } of users) {
    const { rating } = ratingNow(await readRating(tx, userID!), now);
    rated.push({ id, rating: Math.round(rating) });
  }
  return seedByRating(rated, diceOf(cup));
}

const diceOf = ({ cup_id: cupID, seed }: CupRow) =>
  drawDice({ cupID, serverSeed: seed.toString('hex') });

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Draws a cup whose time has come: seeds by rating, clubs for the places that are left. One that
 * nobody has entered is cancelled. Without any club yet it waits. Rounds are counted from when it
 * is drawn where no program could do so in time, or the computer would play them.
 */
export async function beginCup(db: TransactionScope, cupID: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const cup = await lockCup(tx, cupID);
    if (cup?.state !== 'open' || cup.begins_at > now) return;
    const users = await listPlaces(tx, cupID);
    if (users.length === 0) {
      await cancelCupRow(tx, cupID, now);
      return;
    }
    const size = sizeFor(users.length, cup.max_places);
    const places = size - users.length;
    const clubs = chooseClubs(await readCupClubs(tx), {
      kind: cup.kind,
      score: medianOf(users.map(({ score }) => score)),
      places,
    });
    if (places > 0 && clubs.length === 0) return;
    const seeded = await seedUsers(tx, cup, { users, now });
    for (const [index, { id: placeID, rating }] of seeded.entries())
      await saveSeed(tx, { cupID, placeID, seed: index + 1, rating });
    // By a fixed order, so that the seed alone decides which are drawn.
    const inOrder = clubs.toSorted((a, b) => (a.teamID < b.teamID ? -1 : 1));
    for (const [index, { teamID }] of drawClubs(inOrder, places, diceOf(cup)).entries()) {
      const club = await findComputerTeam(tx, teamID);
      if (club === null) throw new Error(`the club ${teamID} of a cup is missing`);
      await insertPlace(tx, {
        cupID,
        placeID: newUuidV7(now),
        seed: users.length + index + 1,
        user: null,
        team: copyForCup(club),
        orders: null,
        rating: null,
        now,
      });
    }
    if (now.getTime() - cup.begins_at.getTime() > LATE_MS)
      await updateCup(tx, {
        cupID,
        name: cup.name,
        kind: cup.kind,
        begins: now,
        roundHours: cup.round_hours,
        maxPlaces: cup.max_places,
      });
    await saveCup(tx, cup, newCup({ size, users: users.length }), now);
  });
}
