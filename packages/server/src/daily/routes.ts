import { dailyCalls as calls } from '@pennant/contract/daily';
import { addDailyDays, dailyDayOf } from '@pennant/rules/daily/daily-day';
import type { Routes } from '../platform/http/contract-routes.ts';
import { isRefusal } from '../platform/refusal.ts';
import { toGameDto, toHeadline } from './daily-game-dto.ts';
import { findFirstDayAndCommitment } from './daily-game-store.ts';
import { createDailyGames, playChoices } from './daily-games.ts';
import { toRunDto } from './daily-run-dto.ts';
import { decideDaily } from './decide-daily.ts';
import { dailyRefusals } from './refusals.ts';

/** Registers the calls of Duplicate Nine. */
export function dailyRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature(dailyRefusals);
  const { clock } = routes.options;
  const games = createDailyGames();

  handle(calls.daily, async ({ db, now }) => {
    const today = dailyDayOf(now.getTime());
    const tomorrow = addDailyDays(today, 1);
    const [entry, { firstDay, commitment }] = await Promise.all([
      games.find(db, today, now),
      findFirstDayAndCommitment(db, tomorrow),
    ]);
    return {
      today,
      game: isRefusal(entry) ? null : toGameDto(entry, { players: 0, now }),
      tomorrow:
        commitment === null ? null : { day: tomorrow, commitment: commitment.toString('hex') },
      firstDay,
    };
  });
  handle(calls.dailyHeadline, async ({ db, now }) => {
    const entry = await games.find(db, dailyDayOf(now.getTime()), now);
    return isRefusal(entry) ? null : toHeadline(entry, 0);
  });
  handle(calls.dailyOfDay, async ({ db, params, now }) => {
    const entry = await games.find(db, params.day, now);
    return isRefusal(entry) ? entry : toGameDto(entry, { players: 0, now });
  });
  handle(calls.playDailyFreely, async ({ db, params, body, now }) => {
    const entry = await games.find(db, params.day, now);
    if (isRefusal(entry)) return entry;
    const run = playChoices(entry, body.choices);
    return isRefusal(run) ? run : toRunDto(entry, run, body.known);
  });
  handleInTransaction(calls.decideDaily, async ({ tx, principal, params, body, now }) => {
    const entry = await games.find(tx, params.day, now);
    if (isRefusal(entry)) return entry;
    const request = { entry, userID: principal.userID, decision: body.decision };
    const decided = await decideDaily(tx, request, clock);
    if (isRefusal(decided)) return decided;
    return { run: toRunDto(entry, decided.run, body.known), score: null };
  });
}
