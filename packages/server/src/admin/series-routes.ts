import {
  seriesAdminCalls,
  type AdminSeries,
  type SeriesForm,
} from '@pennant/contract/series-admin';
import { findSeriesCandidates } from '../cards/find-series-candidates.ts';
import { listAllSeries, readSeriesWithCards } from '../packs/read-series-for-admin.ts';
import { changeSeriesCards } from '../packs/change-series-cards.ts';
import { changeSeries, createSeries } from '../packs/create-or-change-series.ts';
import { packRefusals } from '../packs/refusals.ts';
import { recordAdminChange } from '../platform/record-admin-action.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { isRefusal } from '../platform/refusal.ts';
import { recordAdminAction } from './audit-log.ts';

/** Returns the fields of a series that an admin sets and the audit log compares. */
const toSeriesForm = (series: AdminSeries): SeriesForm => ({
  seriesKey: series.seriesKey,
  name: series.name,
  year: series.year,
  cost: series.cost,
  minRating: series.minRating,
  teamsIncluded: series.teamsIncluded,
  purchaseLimit: series.purchaseLimit,
  isActive: series.isActive,
  numberOfCards: series.numberOfCards,
  tierWeights: series.tierWeights,
});

/** Registers the admin calls on series. */
export function seriesRoutes(routes: Routes): void {
  const { handle, handleInTransaction, handleInLongTransaction } = routes.feature(packRefusals);

  handle(seriesAdminCalls.allSeries, ({ db }) => listAllSeries(db));
  handle(seriesAdminCalls.oneSeries, ({ db, params }) =>
    readSeriesWithCards(db, { seriesID: params.id }),
  );
  handle(seriesAdminCalls.seriesCandidates, ({ db, params, query }) =>
    findSeriesCandidates(db, { seriesID: params.id, ...query }),
  );

  handleInTransaction(seriesAdminCalls.createSeries, async ({ tx, principal, body, now }) => {
    const created = await createSeries(tx, { ...body, now });
    if (isRefusal(created)) return created;
    await recordAdminAction(tx, {
      adminID: principal.userID,
      action: 'series_created',
      subjectID: created.seriesID,
      after: toSeriesForm(created),
      now,
    });
    return created;
  });
  handleInLongTransaction(
    seriesAdminCalls.changeSeries,
    async ({ tx, principal, params, body, now }) => {
      const changed = await changeSeries(tx, { seriesID: params.id, fields: body, now });
      if (isRefusal(changed)) return changed;
      await recordAdminChange(recordAdminAction, tx, {
        adminID: principal.userID,
        action: 'series_changed',
        subjectID: params.id,
        before: toSeriesForm(changed.before),
        after: toSeriesForm(changed.after),
        now,
      });
      return changed.after;
    },
  );
  handleInLongTransaction(
    seriesAdminCalls.changeSeriesCards,
    async ({ tx, principal, params, body, now }) => {
      const changed = await changeSeriesCards(tx, { seriesID: params.id, ...body, now });
      if (isRefusal(changed)) return changed;
      const { before, after, added, removed } = changed;
      if (added.length + removed.length > 0) {
        await recordAdminAction(tx, {
          adminID: principal.userID,
          action: 'series_cards_changed',
          subjectID: params.id,
          before: { cards: before.cards, expectedResale: before.expectedResale },
          after: { cards: after.cards, expectedResale: after.expectedResale, added, removed },
          now,
        });
      }
      return { ...after, added: added.length, removed: removed.length };
    },
  );
}
