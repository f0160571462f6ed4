import { dailyCalls as calls } from '@pennant/contract/daily';
import type { Routes } from '../platform/http/contract-routes.ts';
import { isRefusal } from '../platform/refusal.ts';
import { playChoices } from './daily-games.ts';
import { toRunDto } from './daily-run-dto.ts';
import type { DailyServices } from './daily-services.ts';
import { beginToValue } from './daily-values.ts';
import { decideDaily } from './decide-daily.ts';
import { dailyRefusals } from './refusals.ts';
import { reviewAttempt, reviewFreely } from './review-daily.ts';
import { scoreFreely, showAttempt, toOwnAttempt } from './show-attempt.ts';
import { showCalendar } from './show-calendar.ts';
import { showDailyGame, showHeadline, showToday } from './show-daily.ts';

/** Registers the calls of Duplicate Nine. */
export function dailyRoutes(routes: Routes, services: DailyServices): void {
  const { handle, handleInTransaction } = routes.feature(dailyRefusals);
  const { clock } = routes.options;
  const { games, values, scoreAttempt } = services;

  handle(calls.daily, ({ db, now }) => showToday(services, db, now));
  handle(calls.dailyHeadline, ({ db, now }) => showHeadline(services, db, now));
  handle(calls.dailyOfDay, async ({ db, params, now }) => {
    const entry = await games.find(db, params.day, now);
    return isRefusal(entry) ? entry : showDailyGame(services, db, { entry, now });
  });
  handle(calls.ownDailyAttempt, async ({ db, principal: { userID }, params, query, now }) => {
    const entry = await games.find(db, params.day, now);
    return isRefusal(entry) ? entry : showAttempt(services, db, { entry, userID, ...query });
  });
  handleInTransaction(
    calls.decideDaily,
    async ({ tx, principal: { userID }, params, body, now, afterCommit }) => {
      const entry = await games.find(tx, params.day, now);
      if (isRefusal(entry)) return entry;
      const decided = await decideDaily(tx, { entry, userID, decision: body.decision }, clock);
      if (isRefusal(decided)) return decided;
      afterCommit(() => {
        beginToValue(values, entry, decided.run);
        if (decided.run.next === null) void scoreAttempt({ userID, day: entry.day });
      });
      return toOwnAttempt(services, tx, { entry, ...decided, known: body.known });
    },
  );
  handle(calls.dailyReview, async ({ db, principal: { userID }, params, now }) => {
    const entry = await games.find(db, params.day, now);
    return isRefusal(entry) ? entry : reviewAttempt(services, db, { entry, userID, now });
  });
  handle(calls.playDailyFreely, async ({ db, params, body, now }) => {
    const entry = await games.find(db, params.day, now);
    if (isRefusal(entry)) return entry;
    const run = playChoices(entry, body.choices);
    return isRefusal(run) ? run : toRunDto(entry, run, body.known);
  });
  handle(calls.scoreDailyFreely, async ({ db, params, body, address, now }) => {
    const entry = await games.find(db, params.day, now);
    return isRefusal(entry) ? entry : scoreFreely(services, { entry, ...body }, address);
  });
  handle(calls.reviewDailyFreely, async ({ db, params, body, address, now }) => {
    const entry = await games.find(db, params.day, now);
    if (isRefusal(entry)) return entry;
    const requester = { kind: 'free', client: address } as const;
    return reviewFreely(services, db, { entry, choices: body.choices, requester, now });
  });
  handle(calls.dailyCalendar, ({ db, principal: { userID }, query, now }) =>
    showCalendar(services, db, { userID, ...query, now }),
  );
}
