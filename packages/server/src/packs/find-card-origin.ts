import type { CardOrigin } from '@pennant/contract/career';
import type { Queries } from '../platform/database/database.ts';
import { findCardArrival, type CardArrival } from '../wallet/find-card-arrival.ts';
import { findPackOfCard } from './pack-draw-store.ts';

/** How cards come by the causes of journals; of an opening the draw tells more. */
const KINDS: Readonly<Record<string, CardOrigin['kind']>> = {
  packs_opened: 'pack',
  starter_set: 'starter_set',
  starter_set_exchanged: 'starter_set',
  contest: 'reward',
  award: 'award',
  cards_swapped: 'swap',
};

/** Returns how a card came to a user, by the ledger; null where it does not tell. */
export async function findCardOrigin(
  queries: Queries,
  card: { readonly userID: string; readonly cardID: number },
): Promise<CardOrigin | null> {
  const arrival = await findCardArrival(queries, card);
  if (arrival === null) return null;
  return {
    kind: KINDS[String(arrival.cause['kind'])] ?? 'other',
    received: arrival.at.toISOString(),
    pack: await findPack(queries, card, arrival),
  };
}

async function findPack(
  queries: Queries,
  { userID, cardID }: { readonly userID: string; readonly cardID: number },
  { journalID, cause: { kind, epochID } }: CardArrival,
): Promise<CardOrigin['pack']> {
  if (kind !== 'packs_opened' || typeof epochID !== 'string') return null;
  const row = await findPackOfCard(queries, { userID, cardID, epochID, journalID });
  return row === undefined
    ? null
    : {
        seriesID: row.series_id,
        seriesName: row.name,
        epochID,
        number: row.pack,
        commitment: row.commitment.toString('hex'),
      };
}
