import type { ClubChoice } from '@pennant/contract/starter-set';
import { receiveCards } from '../cards/receive-cards.ts';
import { takeUnsellableCards } from '../cards/unsellable-cards.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import { drawClubSet } from './draw-club-set.ts';
import { findExchangeEnd } from './find-exchange-end.ts';
import { findChosenClub } from './find-chosen-club.ts';
import { starterDice } from './grant-starter-set.ts';
import { nameStarterTeam } from './name-starter-team.ts';
import { showStarterSet } from './show-starter-set.ts';
import type { StarterSetServices } from './starter-set-services.ts';
import {
  findStarterSet,
  lockStarterSet,
  saveExchange,
  type StarterSetRow,
} from './starter-set-store.ts';

/**
 * Exchanges a user's starter set for one of another club or season: all of it or nothing. The card
 * that the user kept stays in it, and its team gets the new cards.
 */
export async function exchangeStarterSet(
  tx: Transaction,
  services: StarterSetServices,
  { userID, club, now }: { readonly userID: string; readonly club: ClubChoice; readonly now: Date },
) {
  // Before anything is locked: a draw takes long, and all that the user does would wait for it.
  const drawn = await drawSet(tx, services, { userID, club });
  if ('code' in drawn) return drawn;
  const { cardIDs, clubName } = drawn;
  // In lock order; neither a purchase, a sale nor a game gets between the check and the exchange.
  const wallet = await lockBalance(tx, userID);
  if (!wallet.ok) return wallet;
  await services.holdGames(tx, userID);
  const row = await checkExchangeable(tx, services, {
    userID,
    row: await lockStarterSet(tx, userID),
  });
  if ('code' in row) return row;

  const returned = await takeUnsellableCards(tx, userID);
  const received = await receiveCards(tx, { userID, cardIDs, unsellable: true, now });
  const moved = new Map([...returned].map(([cardID, copies]) => [cardID, -copies]));
  for (const [cardID, copies] of received.copies) {
    moved.set(cardID, (moved.get(cardID) ?? 0) + copies);
  }
  const entered = await postJournalEntry(tx, {
    userID,
    reason: `Starter set exchanged for ${clubName ?? `the season of ${club.year}`}`,
    cause: { kind: 'starter_set_exchanged', year: club.year, team: club.team ?? null },
    now,
    moves: [...moved].map(([cardID, amount]) => ({ asset: 'card', cardID, amount }) as const),
  });
  if (!entered.ok) return entered;
  await saveExchange(tx, { userID, year: club.year, team: club.team ?? null, isChosen: true });
  const former =
    row.team_id === null || row.team_name === null
      ? null
      : { teamID: row.team_id, name: row.team_name };
  await nameStarterTeam(tx, services, { userID, year: club.year, clubName, former, now });
  return showStarterSet(tx, services, userID);
}

/** Draws the cards that a user's set is exchanged for. Changes and locks nothing. */
async function drawSet(
  queries: Queries,
  services: StarterSetServices,
  { userID, club }: { readonly userID: string; readonly club: ClubChoice },
) {
  const found = await findStarterSet(queries, userID);
  const row = await checkExchangeable(queries, services, { userID, row: found });
  if ('code' in row) return row;
  const chosen = await findChosenClub(queries, services, club);
  if ('code' in chosen) return chosen;
  const cardIDs = await drawClubSet(queries, club, starterDice(userID), row.kept_card_id);
  return cardIDs === null ? refuse('series_not_ready') : { cardIDs, clubName: chosen.clubName };
}

/** Returns a user's set if it can still be exchanged. */
async function checkExchangeable(
  queries: Queries,
  services: StarterSetServices,
  { userID, row }: { readonly userID: string; readonly row: StarterSetRow | undefined },
) {
  if (row === undefined) return refuse('starter_set_not_found');
  const ended = await findExchangeEnd(queries, services, { userID, row });
  return ended === null ? row : refuse('starter_set_settled', { ended });
}
