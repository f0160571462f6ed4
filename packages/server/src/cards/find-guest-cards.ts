import {
  chooseGuestCards,
  chooseGuestPitcher,
  MAX_GUEST_RATING,
} from '@pennant/rules/cards/guest-cards';
import { topRatingOf } from '@pennant/rules/cards/tier';
import type { CardSummary } from '@pennant/contract/cards';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../platform/database/database.ts';
import { summaryOf } from './card-row.ts';
import {
  findWholeHistory,
  readGuestCardCandidates,
  readGuestPitcherCandidates,
} from './guest-card-store.ts';

/**
 * The guests' cards by history. They follow from its cards alone, so that every server and every
 * start finds the same; choosing them reads all batters once.
 */
const CHOSEN = new LRUCache<string, readonly number[]>({ max: 4 });

/**
 * Returns the ids of the cards that guests bat with on home, earliest season first: the only ones
 * that may be kept at registration. Empty while the cards of the history are being made, since the
 * choice must not change any more.
 */
export async function findGuestCardIDs(queries: Queries): Promise<readonly number[]> {
  const history = await findWholeHistory(queries);
  if (history === undefined) return [];
  const key = `${history.fingerprint} ${history.cards}`;
  const known = CHOSEN.get(key);
  if (known !== undefined) return known;
  const candidates = await readGuestCardCandidates(queries, {
    maxRating: MAX_GUEST_RATING,
    bronzeRating: topRatingOf('bronze'),
  });
  const cardIDs = chooseGuestCards(candidates, history).map(({ cardID }) => cardID);
  CHOSEN.set(key, cardIDs);
  return cardIDs;
}

/** Returns the pitcher that a guest's card faces; null where its season has no starter. */
export async function findGuestPitcher(
  queries: Queries,
  card: Pick<CardSummary, 'year' | 'clubName' | 'league'>,
): Promise<CardSummary | null> {
  const rows = await readGuestPitcherCandidates(queries, {
    year: card.year,
    maxRating: MAX_GUEST_RATING,
  });
  const pitchers = rows.map(({ fame, ...row }) => ({ ...summaryOf(row), fame }));
  const chosen = chooseGuestPitcher(pitchers, card);
  if (chosen === undefined) return null;
  const { fame: _fame, ...pitcher } = chosen;
  return pitcher;
}
