import type { CardSummary } from '@pennant/contract/cards';
import type { GuestAtBat, GuestPlayer } from '@pennant/contract/guest-at-bat';
import { GUEST_CARD_COUNT, guestCardOfDay } from '@pennant/rules/cards/guest-cards';
import { FIELD_POSITIONS } from '@pennant/rules/cards/card';
import { LRUCache } from 'lru-cache';
import { findCardSummaries, findCardsWithDice, findPlayers } from '../cards/find-cards.ts';
import { findGuestCardIDs, findGuestPitcher } from '../cards/find-guest-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { findClubOfSeason } from '../teams/find-club-of-season.ts';
import type { StoredComputerTeam } from '../teams/team-from-row.ts';

export interface GuestAtBats {
  /** Returns the cards that guests bat with, today's first. */
  listCards(queries: Queries, now: Date): Promise<CardSummary[] | Refusal<'guest_cards_not_ready'>>;
  /** Returns who meets when a guest bats with a card; without one, with today's. */
  read(
    queries: Queries,
    request: { readonly cardID: number | undefined; readonly now: Date },
  ): Promise<GuestAtBat | Refusal<'guest_cards_not_ready' | 'not_a_guest_card'>>;
}

/** How long an at-bat is cached: an admin may have had the cards made again since. */
const CACHE_TTL_MS = 600_000;

/** Creates the readers of the guests' at-bats, which are cached: home shows one to every guest. */
export function createGuestAtBats(): GuestAtBats {
  const atBats = new LRUCache<number, GuestAtBat>({ max: GUEST_CARD_COUNT, ttl: CACHE_TTL_MS });
  return {
    async listCards(queries, now) {
      const cardIDs = await findTodaysOrder(queries, now);
      if (cardIDs.length === 0) return refuse('guest_cards_not_ready');
      const cards = await findCardSummaries(queries, cardIDs);
      return cardIDs.flatMap((cardID) => cards.get(cardID) ?? []);
    },
    async read(queries, { cardID, now }) {
      const cardIDs = await findTodaysOrder(queries, now);
      const [todays] = cardIDs;
      if (todays === undefined) return refuse('guest_cards_not_ready');
      const chosen = cardID ?? todays;
      if (!cardIDs.includes(chosen)) return refuse('not_a_guest_card');
      const cached = atBats.get(chosen);
      if (cached !== undefined) return cached;
      const atBat = await readAtBat(queries, chosen);
      atBats.set(chosen, atBat);
      return atBat;
    },
  };
}

async function findTodaysOrder(queries: Queries, now: Date): Promise<readonly number[]> {
  const cardIDs = await findGuestCardIDs(queries);
  const first = guestCardOfDay(now.getTime(), cardIDs.length);
  return cardIDs.length === 0 ? [] : [...cardIDs.slice(first), ...cardIDs.slice(0, first)];
}

async function readAtBat(queries: Queries, cardID: number): Promise<GuestAtBat> {
  const card = (await findCardSummaries(queries, [cardID])).get(cardID);
  const pitcher = card && (await findGuestPitcher(queries, card));
  const home = card && (await findClubOfSeason(queries, card));
  const visitors = pitcher && (await findClubOfSeason(queries, pitcher));
  if (!pitcher || !home || !visitors)
    throw new Error(`the season of the guest's card ${cardID} has no club or no pitcher`);
  const order = battingOrderFrom(home, cardID);
  const cards = await findCardsWithDice(queries, [...order, pitcher.cardID]);
  const batters = await findPlayers(queries, order);
  const findPlayer = (playerID: number): GuestPlayer => {
    const player = cards.get(playerID);
    if (player === undefined) throw new Error(`the card ${playerID} of a club is missing`);
    const batter = batters.get(playerID);
    return {
      ...player,
      stealSuccessRate: batter?.type === 'Batter' ? batter.stealSuccessRate : null,
    };
  };
  return {
    home: { name: home.name, batters: order.map(findPlayer) },
    visitors: {
      name: visitors.name,
      pitcher: findPlayer(pitcher.cardID),
      errorRate: await meanErrorRate(queries, visitors),
    },
  };
}

/**
 * Returns the nine cards of a club in batting order from the guest's on. A card that is not in the
 * nine bats for the designated hitter.
 */
function battingOrderFrom({ slots }: StoredComputerTeam, cardID: number): number[] {
  const nine = slots
    .filter(({ lineup_order }) => lineup_order !== null)
    .toSorted((a, b) => (a.lineup_order ?? 0) - (b.lineup_order ?? 0));
  const isIn = nine.some(({ card_id }) => card_id === cardID);
  const order = nine.map(({ slot, card_id }) => (!isIn && slot === 'DH' ? cardID : card_id));
  const place = order.indexOf(cardID);
  return [...order.slice(place), ...order.slice(0, place)];
}

/** Returns the chance that an out put in play against a club becomes an error. */
async function meanErrorRate(queries: Queries, { slots }: StoredComputerTeam): Promise<number> {
  const fielders = slots.filter(({ slot }) =>
    FIELD_POSITIONS.some((position) => position === slot),
  );
  const players = await findPlayers(
    queries,
    fielders.map(({ card_id }) => card_id),
  );
  const rates = [...players.values()].map((player) =>
    player.type === 'Batter' ? player.errorRate : 0,
  );
  return rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length);
}
