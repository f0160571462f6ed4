import type { CustomCard, CustomCardForm } from '@pennant/contract/custom-cards';
import { customCardCalls } from '@pennant/contract/custom-cards';
import { BATTER_FIELDS, PITCHER_FIELDS } from '@pennant/rules/cards/dice-fields';
import {
  changeCustomCard,
  createCustomCard,
  listCustomCards,
  readCustomCard,
} from '../cards/manage-custom-cards.ts';
import { cardRefusals } from '../cards/refusals.ts';
import { findAdminSeries } from '../packs/read-series-for-admin.ts';
import { withRenewedOdds } from '../packs/with-renewed-odds.ts';
import { changeSeriesCards } from '../packs/change-series-cards.ts';
import { packRefusals } from '../packs/refusals.ts';
import { recordAdminChange } from '../platform/record-admin-action.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { isRefusal } from '../platform/refusal.ts';
import { recomputeScores } from '../teams/recompute-team-scores.ts';
import { recordAdminAction } from './audit-log.ts';

/** Returns the fields of a custom card that the audit log compares, with all dice as one line. */
const toLogged = (card: CustomCard) => ({
  name: decodeURIComponent(card.name),
  year: card.year,
  type: card.type,
  seriesID: card.seriesID,
  teams: card.teamNameID,
  clubName: card.clubName,
  league: card.league,
  rating: card.rating,
  positions: card.positions,
  bats: card.bats,
  throws: card.throws,
  dice: (card.type === 'Batter' ? BATTER_FIELDS : PITCHER_FIELDS)
    .map((field) => card[field] ?? '-')
    .join(' '),
  ...(card.type === 'Batter'
    ? {
        speed: card.speed,
        stealAttemptRate: card.stealAttemptRate,
        stealSuccessRate: card.stealSuccessRate,
        errorRate: card.errorRate,
      }
    : { stamina: card.stamina }),
});

/** Removes a card from the series `from`, if any, and adds it to the series `to`. */
async function moveCard(
  tx: Transaction,
  move: { cardID: number; from: number | null; to: number; now: Date },
) {
  const { cardID, from, to, now } = move;
  if (from !== null && from !== to) {
    const removed = await changeSeriesCards(tx, { seriesID: from, add: [], remove: [cardID], now });
    if (isRefusal(removed)) return removed;
  }
  return changeSeriesCards(tx, { seriesID: to, add: [cardID], remove: [], now });
}

/** Registers the admin calls on custom cards: cards whose dice an admin chooses. */
export function customCardRoutes(routes: Routes): void {
  const { handle, handleInLongTransaction } = routes.feature({ ...packRefusals, ...cardRefusals });

  handle(customCardCalls.customCards, async ({ db, query, header }) => {
    const page = await listCustomCards(db, query);
    const last = page.at(-1);
    if (last !== undefined && page.length === query.limit)
      header('X-Next-After', String(last.cardID));
    return page;
  });
  handle(customCardCalls.customCard, ({ db, params }) => readCustomCard(db, params));
  handleInLongTransaction(
    customCardCalls.createCustomCard,
    async ({ tx, principal, body, now }) => {
      const form: CustomCardForm = body;
      const series = await findAdminSeries(tx, form.seriesID);
      if (isRefusal(series)) return series;
      const cardID = await createCustomCard(tx, { form, adminID: principal.userID });
      const moved = await moveCard(tx, { cardID, from: null, to: form.seriesID, now });
      if (isRefusal(moved)) return moved;
      const created = await readCustomCard(tx, { cardID });
      if (isRefusal(created)) return created;
      await recordAdminAction(tx, {
        adminID: principal.userID,
        action: 'card_created',
        subjectID: cardID,
        after: toLogged(created),
        now,
      });
      return created;
    },
  );
  handleInLongTransaction(
    customCardCalls.changeCustomCard,
    async ({ tx, principal, params, body, now }) => {
      const form: CustomCardForm = body;
      const { cardID } = params;
      const series = await findAdminSeries(tx, form.seriesID);
      if (isRefusal(series)) return series;
      const before = await withRenewedOdds(tx, { cardIDs: [cardID], now }, () =>
        changeCustomCard(tx, { cardID, form }),
      );
      if (isRefusal(before)) return before;
      if (before.rating !== form.rating) await recomputeScores(tx, cardID);
      if (before.seriesID !== form.seriesID) {
        const moved = await moveCard(tx, { cardID, from: before.seriesID, to: form.seriesID, now });
        if (isRefusal(moved)) return moved;
      }
      const after = await readCustomCard(tx, { cardID });
      if (isRefusal(after)) return after;
      await recordAdminChange(recordAdminAction, tx, {
        adminID: principal.userID,
        action: 'card_changed',
        subjectID: cardID,
        before: toLogged(before),
        after: toLogged(after),
        now,
      });
      return after;
    },
  );
}
