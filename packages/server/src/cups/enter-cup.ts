import { DAY_MS } from '@pennant/rules/time/utc-day';
import { findUnfitForCup } from '@pennant/rules/cups/cup-kind';
import { findPublishedTeam } from '../challenges/published-team-store.ts';
import { underOrders } from '../challenges/publish-team.ts';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { findPlayableTeam } from '../teams/find-playable-team.ts';
import type { StoredTeam } from '../teams/team-from-row.ts';
import { saveEntry } from './cup-entry-store.ts';
import { findOwnPlace, insertPlace, listPlaces, updatePlaceTeam } from './cup-place-store.ts';
import type { CupServices } from './cup-services.ts';
import { lockCup, saveEntrants, type CupRow } from './cup-store.ts';
import { copyForCup, USUAL_SIDE_ORDERS } from './cup-team.ts';
import { MIN_ACCOUNT_DAYS, type CupRefusalCode } from './refusals.ts';

type Refused = Refusal<CupRefusalCode>;

/** Returns a user's team for a cup; refuses one that may not play it. */
async function findFitTeam(
  queries: Queries,
  { kind }: Pick<CupRow, 'kind'>,
  { userID, userTeamID }: { readonly userID: string; readonly userTeamID: string },
): Promise<StoredTeam | Refused> {
  const found = await findPlayableTeam(queries, { userID, teamID: userTeamID });
  if (found === null) return refuse('team_not_found');
  if (found.team.userID === null) return refuse('no_team_of_yours');
  if (found.problem !== null) return refuse('team_cannot_play', { problem: found.problem });
  const { team } = found;
  const summaries = await findCardSummaries(
    queries,
    team.slots.map(({ card_id }) => card_id),
  );
  const cards = [...summaries.values()].map(({ name, year, rating }) => ({ name, year, rating }));
  const unfit = findUnfitForCup(kind, { score: team.score, cards });
  return unfit === null ? team : refuse('cup_team_unfit', unfit);
}

/** Returns why a cup can't be entered; null if it can. */
export function whyNotOpen({ state, begins_at }: CupRow, now: Date): Refused | null {
  if (state === 'cancelled') return refuse('cup_cancelled');
  if (state === 'over') return refuse('cup_over');
  return state === 'running' || begins_at <= now ? refuse('cup_begun') : null;
}

/**
 * Enters a cup with a copy of a user's team, under the orders that it is published with, if it is;
 * or another team instead of the one before.
 */
export async function enterCup(
  services: CupServices,
  tx: Transaction,
  {
    cupID,
    userID,
    userTeamID,
    address,
    now,
  }: {
    readonly cupID: string;
    readonly userID: string;
    readonly userTeamID: string;
    readonly address: string;
    readonly now: Date;
  },
): Promise<{ readonly ok: true } | Refused> {
  const created = await services.findAccountTime(tx, userID);
  const allowedFrom = new Date(created.getTime() + MIN_ACCOUNT_DAYS * DAY_MS);
  if (allowedFrom > now)
    return refuse('cup_account_too_young', { allowedFrom: allowedFrom.toISOString() });
  if (await services.isHidden(tx, userID)) return refuse('cup_hidden_by_admin');
  const cup = await lockCup(tx, cupID);
  if (cup === undefined) return refuse('cup_not_found');
  const closed = whyNotOpen(cup, now);
  if (closed !== null) return closed;
  const found = await findFitTeam(tx, cup, { userID, userTeamID });
  if (isRefusal(found)) return found;
  const published = await findPublishedTeam(tx, userID);
  const ordered = published?.team_id === userTeamID ? published : undefined;
  const playing = ordered === undefined ? found : underOrders({ ...found, userID }, ordered);
  const orders =
    ordered === undefined ? USUAL_SIDE_ORDERS : { hook: ordered.hook, steals: ordered.steals };
  const team = copyForCup(playing);

  if ((await findOwnPlace(tx, { cupID, userID })) === undefined) {
    if (cup.entrants >= cup.max_places) return refuse('cup_full');
    for (const { holder_user_id: otherID } of await listPlaces(tx, cupID)) {
      if (otherID === null) continue;
      const isNear = await services.shareNetwork(tx, {
        requesterID: userID,
        address,
        userID: otherID,
        now,
      });
      if (isNear) return refuse('cup_network_taken');
    }
    const user = { userID, username: await services.findUsername(tx, userID) };
    const placeID = newUuidV7(now);
    await insertPlace(tx, { cupID, placeID, seed: null, user, team, orders, rating: null, now });
    await saveEntrants(tx, { cupID, entrants: cup.entrants + 1 });
  } else await updatePlaceTeam(tx, { cupID, userID, team, orders });
  await saveEntry(tx, { userID, cupID, cupName: cup.name, team: team.name, now });
  return { ok: true };
}
