import { homeCalls } from '@pennant/contract/home';
import { listDefences } from '../challenges/list-defences.ts';
import { createBoardPlaces } from '../leaderboard/board-places.ts';
import type { FindUsernames } from '../leaderboard/show-boards.ts';
import { createBestPerformances } from '../games/best-performances.ts';
import type { Clock } from '../platform/clock.ts';
import { createOptionalRead } from '../platform/database/optional-read.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import type { HomeContext } from './home-context.ts';
import { showHome } from './show-home.ts';

/** Registers the call of a player's home. */
export function homeRoutes(
  routes: Routes,
  {
    clock,
    findUsernames,
    ...services
  }: Pick<HomeContext, 'winProbabilities' | 'findDaily'> & {
    readonly clock: Clock;
    readonly findUsernames: FindUsernames;
  },
): void {
  const { handle } = routes.feature({});
  const readPlaces = createBoardPlaces();
  const [places, defences] = [createOptionalRead(clock), createOptionalRead(clock)];
  const context: Omit<HomeContext, 'db'> = {
    ...services,
    findPerformances: createBestPerformances(),
    findBoardPlaces: async (queries, request) =>
      (await places(() => readPlaces(queries, request))) ?? [],
    findDefences: async (queries, request) =>
      (await defences(() => listDefences({ findUsernames }, queries, request)))?.defences ?? [],
  };
  handle(homeCalls.home, ({ db, principal, now }) =>
    showHome({ ...context, db }, { userID: principal.userID, now }),
  );
}
